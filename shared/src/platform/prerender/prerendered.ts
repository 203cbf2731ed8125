import type { Settings } from '../../contract'

export interface PrerenderedPage {
  html: string
  styleKey: string
  styleNames: string[]
}

/**
 * A remote's prerendered pages in one language. `hydrate` and `noscript` are keyed by route id, optionally with a
 * suffix for the niche, variant or state (see `keysOf` in the shell); skeletons (`replace`) by `routeId` or
 * `routeId?queryParameter`.
 */
export interface PrerenderedPages {
  settings: Partial<Settings>
  styles: Record<string, string>
  hydrate: Record<string, PrerenderedPage>
  replace: Record<string, PrerenderedPage>
  noscript: Record<string, PrerenderedPage>
}

const opening = '\uE000'
const closing = '\uE001'

/** Placeholder for a text that is known only at request time, such as the site's name. */
export const slotFor = (name: string): string => `${opening}${name}${closing}`

/**
 * Fills the placeholders and removes unknown ones. Unless `texts` contains trusted HTML, `escape` must make a text safe
 * in element content and quoted attributes.
 */
export const fillSlots = (
  html: string,
  texts: Readonly<Record<string, string>>,
  escape: (text: string) => string,
): string =>
  html.replace(/\uE000(\w+)\uE001/g, (_, name: string) =>
    Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : '',
  )
