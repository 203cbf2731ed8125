import {
  chosenPortrait,
  escapeHtml,
  isRecord,
  maxPhoneDensity,
  portraitSrcSet,
  preloadSizesOf,
  widthOnPhones,
} from '@duetto/shared/domain'
import type { PortraitFiles, PortraitSize, PortraitType } from '@duetto/shared/domain'
import type { PublishedQuery } from '@duetto/shared/registry'
import { previewUrl } from '@duetto/shared/ui'

export interface Portrait {
  files: PortraitFiles
  preview: string | null
  sizes: PortraitSize
  isFictional: boolean
}

type Pictures = NonNullable<PublishedQuery['pictures']>

interface Label {
  nonce: string
  term: string
  hasIcon: boolean
}

/** Characters that cannot end the CSS URL, the rule or the style element. */
const safeUrl = /^[\w\-./:?=&%~+@,{}]+$/
const safeHash = /^[\w+/=]{1,50}$/

const readFiles = ({ portrait, portrait_width, has_avif }: Record<string, unknown>): PortraitFiles | null =>
  typeof portrait === 'string' && safeUrl.test(portrait) && typeof portrait_width === 'number'
    ? { portrait, portrait_width, has_avif: has_avif === true }
    : null

const portraitOf = (item: unknown, name: string, sizes: PortraitSize): Portrait | null => {
  if (!isRecord(item)) return null
  const { [name]: image, is_fictional } = item
  if (!isRecord(image)) return null
  const files = readFiles(image)
  const preview = typeof image.preview === 'string' && safeHash.test(image.preview) ? image.preview : null
  return files && { files, preview, sizes, isFictional: is_fictional !== false }
}

/** Null in place of a missing or invalid portrait. */
export const portraitsOf = (answer: object, pictures: Pictures | undefined): (Portrait | null)[] => {
  if (!pictures) return []
  const { list, picture, count, sizes } = pictures
  const items = (answer as Record<string, unknown>)[list]
  return (Array.isArray(items) ? items : [items])
    .slice(0, count)
    .map((item) => portraitOf(item, picture, sizes))
}

/** Number of portraits to preload. Further ones are below the fold on small screens and would delay visible content. */
const PRELOADED = 4

const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`

const rule = (selector: string, declaration: string): string => `${selector}{${declaration}}`

const typeOf = ({ has_avif }: PortraitFiles): PortraitType => (has_avif ? 'avif' : 'webp')

const densities = Array.from({ length: maxPhoneDensity }, (_, index) => index + 1)

/** The rules for narrow and wide screens share this property, so the preview's data URL is sent once. */
const previewName = '--early'

const background = ({ files, preview }: Portrait, px: number): string => {
  const type = typeOf(files)
  const urls = densities.map((density) => chosenPortrait(files, { px, density }, type))
  const choices = urls.flatMap((url, at) => (url === urls[at - 1] ? [] : [`url("${url}") ${densities[at]}x`]))
  const image = `image-set(${choices.join(',')})`
  return `background-image:${preview ? `${image},var(${previewName})` : image}`
}

const imageRules = (portrait: Portrait, place: string): string => {
  const { below, px } = portrait.sizes
  const narrow = background(portrait, widthOnPhones(portrait.sizes))
  const wide = background(portrait, px)
  const preview = portrait.preview ? `;${previewName}:url("${previewUrl(portrait.preview)}")` : ''
  return (
    rule(place, narrow + preview) +
    (wide === narrow ? '' : `@media (min-width:${below}px){${rule(place, wide)}}`)
  )
}

const rulesOf = (portrait: Portrait, index: number, { term, hasIcon }: Label): string => {
  // Match only the server's HTML, because pages rendered later must not be affected.
  const place = `:is([data-skeleton],[data-sent]) [data-early="${index}"]`
  const label = `${place}>[data-early-label]`
  return [
    imageRules(portrait, place),
    portrait.isFictional ? rule(label, 'display:inline-flex') : '',
    portrait.isFictional ? rule(`${label}::after`, `content:${cssString(term)}`) : '',
    portrait.isFictional && !hasIcon ? rule(`${label}::before`, 'display:none') : '',
  ].join('')
}

const preload = ({ files, sizes }: Portrait): string => {
  const type = typeOf(files)
  const srcSet = escapeHtml(portraitSrcSet(files, type))
  return `<link rel="preload" as="image" type="image/${type}" imagesrcset="${srcSet}" imagesizes="${preloadSizesOf(sizes)}" fetchpriority="high">`
}

/**
 * Returns preloads and CSS rules that show portraits in `EarlyPortrait` elements before the scripts run. The nth
 * portrait shown, from 0, belongs to the element with index `(first + n) % count`, which must match `earlyIndex` in the
 * landers' `Lander.tsx`.
 */
export const renderPortraits = (
  portraits: readonly (Portrait | null)[],
  label: Label,
  {
    first = 0,
    count = portraits.length,
    shown = count,
  }: Partial<Pick<Pictures, 'first' | 'count' | 'shown'>> = {},
): string => {
  const start = first % portraits.length
  const ordered = [...portraits.slice(start), ...portraits.slice(0, start)].slice(0, shown)
  const preloads = ordered.slice(0, PRELOADED).flatMap((portrait) => (portrait ? preload(portrait) : []))
  const rules = ordered.flatMap((portrait, place) =>
    portrait ? rulesOf(portrait, (first + place) % count, label) : [],
  )
  if (rules.length === 0) return ''
  return `${preloads.join('')}<style nonce="${label.nonce}">${rules.join('')}</style>\n`
}
