import createCache from '@emotion/cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Company, Settings } from '../../contract'
import type { Locale } from '../../domain'
import { loadCatalogues } from '../../i18n'
import type { LoadCatalogue } from '../../i18n'
import { sharedTexts } from '../../texts'
import { idPrefixOf } from '../createRemoteApp'
import { PlatformProviders } from '../PlatformProviders'
import { slotFor } from './published'
import type { PublishedPages } from './published'
import { makeSsrPlatform } from './ssrPlatform'

interface StaticPage {
  /** Id of its route; for a variant, a dot and its name. */
  key: string
  /** Address for which it is rendered. */
  path: string
  /** Settings that this variant is for, in addition to those of all pages. */
  settings?: Partial<Settings>
  /** State of the page's history entry. */
  state?: unknown
  draw: ReactNode
}

export interface StaticPages {
  /** Name of the remote: prefix of class names and ids, as in the browser. */
  name: string
  catalogues: readonly LoadCatalogue[]
  /** A site with other settings does not get this page; its browsers render it. */
  where: Partial<Settings>
  pages: readonly StaticPage[]
}

/** Settings that the site's server fills in. */
const filledIn: Partial<Settings> = { fictional_singular: slotFor('fictional_singular') }

/** Only the settings that a page may depend on; the others are not known at build time. */
const onlyThese = (known: Partial<Settings>): Settings =>
  new Proxy(known, {
    get: (target, name) => {
      if (typeof name === 'string' && !(name in target))
        throw new Error(
          `a page drawn at build time reads the setting ${name}, which differs from site to site`,
        )
      return Reflect.get(target, name) as unknown
    },
  }) as Settings

/** Pages of a remote in one language as HTML, as a browser first renders them for a visitor. */
export const drawStatic = async (
  { name, catalogues, where, pages }: StaticPages,
  locale: Locale,
): Promise<PublishedPages> => {
  const catalogue = await loadCatalogues([sharedTexts, ...catalogues], locale)
  const published: PublishedPages = { where, styles: {}, pages: {} }
  for (const { key, path, settings, state, draw } of pages) {
    const { pathname, search } = new URL(path, 'http://page')
    const cache = createCache({ key: name })
    // Collect styles in the cache instead of next to each element, where they would affect :nth-child.
    cache.compat = true
    const platform = makeSsrPlatform({
      locale,
      settings: onlyThese({ ...filledIn, ...where, ...settings }),
      company: {} as Company,
      country: null,
      session: { status: 'visitor', user: null, totalUnread: 0, totalNewLikes: 0 },
      now: 0,
      location: { pathname, search, state },
    })
    const html = renderToString(
      <PlatformProviders
        platform={platform}
        styleKey={name}
        loadMessages={async () => catalogue}
        initial={{ locale, catalogue }}
        cache={cache}
      >
        {draw}
      </PlatformProviders>,
      { identifierPrefix: idPrefixOf(name) },
    )
    // The page's policy forbids style attributes.
    if (html.includes(' style="')) throw new Error(`${key} has a style attribute; write it with css`)
    const rules = Object.entries(cache.inserted).filter(([, rule]) => typeof rule === 'string')
    Object.assign(published.styles, Object.fromEntries(rules))
    published.pages[key] = { html, styleNames: rules.map(([rule]) => rule) }
  }
  return published
}
