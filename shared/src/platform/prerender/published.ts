import type { Settings } from '../../contract'

/** Pages of a remote's build in one language, stored in `pages/<locale>.br`. */
export interface PublishedPages {
  /** The settings of the sites that they are for. */
  where: Partial<Settings>
  /** Style rules by their names. */
  styles: Record<string, string>
  pages: Record<string, { html: string; styleNames: string[] }>
}

const opening = '\uE000'
const closing = '\uE001'

/** Stands for a text that is only known with the request, e.g. the address that a visitor has typed. */
export const slotFor = (name: string): string => `${opening}${name}${closing}`

/** Fills in these texts; `escape` makes a text safe in markup and quotes. */
export const fillSlots = (
  html: string,
  texts: Readonly<Record<string, string>>,
  escape: (text: string) => string,
): string =>
  html.replace(/\uE000(\w+)\uE001/g, (_, name: string) =>
    Object.hasOwn(texts, name) ? escape(texts[name] ?? '') : '',
  )
