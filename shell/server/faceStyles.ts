import type { Picture } from './firstData/pictures'

/** So many are in sight on every screen; the others are asked for where they are shown. */
const AT_ONCE = 3
/** Nothing that could end the address, its rule or the element. */
const safeAddress = /^[\w\-./:?=&%~+@,]+$/

/**
 * The first faces of a page that was HTML at its build, as styles of its places (`data-face`, a number each): the browser takes the
 * page over, so nothing may be added to it. Members without a portrait do not count, as in the page itself. A fictional face is shown
 * with its label (`data-label` in its place) or not at all.
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
