import type { Picture } from './initialData/pictures'

/** This many are visible on every screen; others load when they are shown. */
const AT_ONCE = 3
/** No character that could end the URL, the rule or the element. */
const safeAddress = /^[\w\-./:?=&%~+@,]+$/

/**
 * The first faces of a prerendered page, as styles of its numbered `data-face` elements: the browser hydrates the
 * page, so nothing may be added to its markup. Members without a portrait are skipped, as in the page itself. A fictional face is shown
 * with its label (a `data-label` element) or not at all.
 */
export const renderFaceStyles = (pictures: readonly (Picture | null)[], nonce: string): string => {
  const known = pictures.filter((picture) => picture !== null)
  const safe = known.map(({ thumb_filename: file }) => (safeAddress.test(file) ? file : null))
  const rules = known.flatMap(({ isFictional }, index) => {
    const file = safe[index]
    if (!file) return []
    const place = `[data-sent] [data-face="${index}"]`
    return isFictional
      ? `${place}:has([data-label]){--face:url("${file}");--face-label:block}`
      : `${place}{--face:url("${file}")}`
  })
  if (rules.length === 0) return ''
  const first = safe.slice(0, AT_ONCE).filter((file) => file !== null)
  const preloads = first.map((file) => `<link rel="preload" as="image" href="${file}" fetchpriority="high">`)
  return `${preloads.join('')}<style nonce="${nonce}">${rules.join('')}</style>\n`
}
