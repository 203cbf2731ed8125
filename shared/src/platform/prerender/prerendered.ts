import type { Settings } from '../../contract'

export interface PrerenderedPage {
  html: string
  /** Prefix of its class names. */
  styleKey: string
  /** Names of its rules in `styles`. */
  styleNames: string[]
}

/**
 * The prerendered pages of a remote's build in one language. Keys are route ids: a variant of a page follows after a dot, the query
 * parameter of a skeleton's variant after a question mark.
 */
export interface PrerenderedPages {
  /** Sites with other settings get only the skeletons. */
  settings: Partial<Settings>
  /** CSS rules by class name or animation. */
  styles: Record<string, string>
  /** Pages that the remote hydrates. */
  hydrate: Record<string, PrerenderedPage>
  /** Skeletons, which the rendered page replaces. */
  replace: Record<string, PrerenderedPage>
  /** Pages for browsers without JavaScript. */
  noscript: Record<string, PrerenderedPage>
}

const opening = '\uE000'
const closing = '\uE001'

/** Placeholder for a text that is known only at request time, such as the address that a visitor has typed. */
export const slotFor = (name: string): string => `${opening}${name}${closing}`

/** Fills the slots; `escape` makes a text safe in markup and quotes. */
export const fillSlots = (
  html: string,
  texts: Readonly<Record<string, string>>,
  escape: (text: string) => string,
): string =>
  html.replace(/\uE000(\w+)\uE001/g, (_, name: string) =>
    Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : '',
  )
