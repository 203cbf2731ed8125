import type { ReactNode } from 'react'
import type { Settings } from '../../contract'
import type { Locale } from '../../domain'
import { loadCatalogues } from '../../i18n'
import type { LoadCatalogue } from '../../i18n'
import { sharedTexts } from '../../texts'
import type { PrerenderedPages } from './prerendered'
import { renderPage } from './renderPage'
import type { StaticPage } from './renderPage'
import { renderSkeletons } from './renderSkeletons'

interface Prerendering<Routes extends object> {
  contract: { name: string; routes: Routes }
  skeletons: Readonly<Record<keyof NoInfer<Routes> & string, ReactNode>> &
    Readonly<Partial<Record<`${keyof NoInfer<Routes> & string}?${string}`, ReactNode>>>
  pages?: readonly StaticPage[]
  noscriptPages?: readonly StaticPage[]
  settings?: Partial<Settings>
  catalogues?: readonly LoadCatalogue[]
}

/** Creates the `prerender` export of a remote's `src/prerender.tsx`, which the build calls for each language. */
export const prerenderPages =
  <Routes extends object>({
    contract,
    skeletons,
    pages = [],
    noscriptPages = [],
    settings = {},
    catalogues = [],
  }: Prerendering<Routes>) =>
  async (locale: Locale): Promise<PrerenderedPages> => {
    const { name: remote } = contract
    const catalogue = await loadCatalogues([sharedTexts, ...catalogues], locale)
    const styles: PrerenderedPages['styles'] = {}
    const render = (content: readonly StaticPage[]) =>
      Object.fromEntries(
        content.map((page) => [page.key, renderPage(page, { remote, settings, locale, catalogue, styles })]),
      )
    return {
      settings,
      styles,
      hydrate: render(pages),
      replace: renderSkeletons(remote, skeletons, styles),
      noscript: render(noscriptPages),
    }
  }
