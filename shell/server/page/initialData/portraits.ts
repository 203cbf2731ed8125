import { escapeHtml } from '@duetto/shared/domain'
import type { PublishedQuery } from '@duetto/shared/registry'

export interface Portrait {
  file: string
  isFictional: boolean
}

interface Label {
  nonce: string
  term: string
  hasIcon: boolean
}

interface Image {
  thumb_filename: string
}

/** URLs that are safe in CSS, because they cannot end the URL, the rule or the style element. */
const safeUrl = /^[\w\-./:?=&%~+@,]+$/

const portraitOf = (item: unknown, name: string): Portrait | null => {
  const { [name]: image, is_fictional } = (item ?? {}) as Record<string, unknown>
  const { thumb_filename: file } = (image ?? {}) as Partial<Image>
  return typeof file === 'string' && safeUrl.test(file) ? { file, isFictional: is_fictional !== false } : null
}

/** Returns the portraits of a response that are visible first; null for a member without one. */
export const portraitsOf = (answer: object, pictures: PublishedQuery['pictures']): (Portrait | null)[] => {
  if (!pictures) return []
  const { list, picture, count } = pictures
  const items = (answer as Record<string, unknown>)[list]
  return Array.isArray(items) ? items.slice(0, count).map((item) => portraitOf(item, picture)) : []
}

/**
 * Maximum portraits to preload. Further ones are below the fold on small screens, where preloading them would delay
 * visible content.
 */
const PRELOADED = 4

/** Quotes a text as a CSS string and escapes every character that could end the string or the style element. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`

const rule = (selector: string, declaration: string): string => `${selector}{${declaration}}`

const rulesOf = (portrait: Portrait, index: number, { term, hasIcon }: Label): string => {
  // Only the server's HTML has these parents, so the rules do not affect what React renders later.
  const place = `:is([data-skeleton],[data-sent]) [data-early="${index}"]`
  const label = `${place}>[data-early-label]`
  return [
    rule(place, `background-image:url("${portrait.file}")`),
    portrait.isFictional ? rule(label, 'display:inline-flex') : '',
    portrait.isFictional ? rule(`${label}::after`, `content:${cssString(term)}`) : '',
    portrait.isFictional && !hasIcon ? rule(`${label}::before`, 'display:none') : '',
  ].join('')
}

const preload = ({ file }: Portrait): string =>
  `<link rel="preload" as="image" href="${escapeHtml(file)}" fetchpriority="high">`

/**
 * Renders preloads and CSS rules that show thumbnails in `EarlyPortrait` elements before the scripts run. `first` is
 * the index of the portrait with which the page begins.
 */
export const renderPortraits = (portraits: readonly (Portrait | null)[], label: Label, first = 0): string => {
  const ordered = [...portraits.slice(first), ...portraits.slice(0, first)]
  const preloads = ordered.slice(0, PRELOADED).flatMap((portrait) => (portrait ? preload(portrait) : []))
  const rules = portraits.flatMap((portrait, index) => (portrait ? rulesOf(portrait, index, label) : []))
  if (rules.length === 0) return ''
  return `${preloads.join('')}<style nonce="${label.nonce}">${rules.join('')}</style>\n`
}
