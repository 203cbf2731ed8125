import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Company, Settings } from '../../contract'
import type { Locale } from '../../domain'
import type { Catalogue } from '../../i18n'
import { idPrefixOf } from '../createRemoteApp'
import { PlatformProviders } from '../PlatformProviders'
import { collectStyles, createStyleCache } from './collectStyles'
import { slotFor } from './prerendered'
import type { PrerenderedPage, PrerenderedPages } from './prerendered'
import type { Platform } from '../types'
import { createSsrPlatform } from './ssrPlatform'

export interface StaticPage {
  key: string
  path: string
  settings?: Partial<Settings>
  variant?: Platform['variant']
  state?: unknown
  content: ReactNode
}

interface Rendering {
  remote: string
  settings: Partial<Settings>
  locale: Locale
  catalogue: Catalogue
  styles: PrerenderedPages['styles']
}

const onlyKnown = (known: Partial<Settings>): Settings =>
  new Proxy(known, {
    get: (target, name) => {
      if (typeof name === 'string' && !(name in target))
        throw new Error(`a prerendered page reads the setting ${name}, which differs from site to site`)
      return Reflect.get(target, name) as unknown
    },
  }) as Settings

export const renderPage = (
  { key, path, settings: own, state, variant = null, content }: StaticPage,
  { remote, settings, locale, catalogue, styles }: Rendering,
): PrerenderedPage => {
  const { pathname, search } = new URL(path, 'http://page')
  const cache = createStyleCache(remote)
  const platform = createSsrPlatform({
    locale,
    settings: onlyKnown({
      fictional_singular: slotFor('fictional_singular'),
      name: slotFor('site_name'),
      ...settings,
      ...own,
    }),
    company: {} as Company,
    country: null,
    session: { status: 'visitor', user: null, totalUnread: 0, totalNewLikes: 0 },
    now: 0,
    location: { pathname, search, state },
    variant,
  })
  const html = renderToString(
    <PlatformProviders
      platform={platform}
      styleKey={remote}
      loadMessages={async () => catalogue}
      initial={{ locale, catalogue }}
      cache={cache}
    >
      {content}
    </PlatformProviders>,
    { identifierPrefix: idPrefixOf(remote) },
  )
  // The Content Security Policy forbids style attributes.
  if (html.includes(' style="')) throw new Error(`${key} has a style attribute; write it with css`)
  const rules = collectStyles(cache)
  for (const [name, rule] of rules) styles[`${remote}-${name}`] = rule
  return { html, styleKey: remote, styleNames: rules.map(([name]) => name) }
}
