import type { Settings } from '../../contract'

export interface PrerenderedPage {
  html: string
  /** Prefix of the class names in `html`. */
  styleKey: string
  /** Names of the rules in `styles` that `html` uses. */
  styleNames: string[]
}

/**
 * The prerendered pages of a remote's build in one language, keyed by route id. A page variant adds a dot and its name;
 * a skeleton variant adds a question mark and a query parameter.
 */
export interface PrerenderedPages {
  /** Settings for which the pages are rendered. Sites with other settings get only the skeletons. */
  settings: Partial<Settings>
  /** CSS rules by the name of their class or animation. */
  styles: Record<string, string>
  /** Pages that the remote hydrates. */
  hydrate: Record<string, PrerenderedPage>
  /** Skeletons, which the rendered page replaces. */
  replace: Record<string, PrerenderedPage>
  noscript: Record<string, PrerenderedPage>
}

const opening = '\uE000'
const closing = '\uE001'

/** Returns a placeholder for a text that is known only at request time, such as the site's name. */
export const slotFor = (name: string): string => `${opening}${name}${closing}`

/** Replaces placeholders, and removes unknown ones. `escape` must make a text safe in markup and quoted attributes. */
export const fillSlots = (
  html: string,
  texts: Readonly<Record<string, string>>,
  escape: (text: string) => string,
): string =>
  html.replace(/\uE000(\w+)\uE001/g, (_, name: string) =>
    Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : '',
  )
