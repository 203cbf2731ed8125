import { sentenceMarks } from './punctuation'
import { plainDigits, withoutInvisible } from './typed/characters'

/** Length in Unicode code points, as people count characters, not in UTF-16 units. */
export const codePointLength = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Fits on one line: no line breaks, control characters or bidirectional marks. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)

/** Whether text survives storage byte for byte: no NUL, no lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Support phone for a tel: link: dashes and spaces removed (section 5). */
export const cleanPhone = (phone: string): string => plainDigits(phone).replace(/[\p{Pd}\s]/gu, '')

const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', '‘': "'", '’': "'", ʼ: "'" }

/** Text as the search compares it: lower case without accents; the database follows the same rules (fold_text). */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđß‘’ʼ]/g, (letter) => letters[letter] ?? letter)

const around = String.raw`(?:(?![/#%&@*\\])[${sentenceMarks}\p{Pe}])+`
const punctuationAround = new RegExp(`^${around}|${around}$`, 'gu')

/** Words of a search, without quotes and brackets around them; all must match. */
export const searchWords = (query: string): string[] =>
  withoutInvisible(query)
    .split(/\s+/u)
    .map((word) => word.replace(punctuationAround, '') || word)
    .filter(Boolean)

/** Splits a text and marks what a search found, ignoring case and accents. */
export const markHits = (text: string, query: string): { text: string; isHit: boolean }[] => {
  const words = searchWords(query).map(foldText).filter(Boolean)
  const points = Array.from(text)
  const folded = points.map(foldText)
  /** The position in the text for each position in the folded text. */
  const pointAt = folded.flatMap((fold, point) => Array.from({ length: fold.length }, () => point))
  const line = folded.join('')
  const hits = new Set<number>()
  for (const word of words)
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length))
      for (const point of pointAt.slice(at, at + word.length)) hits.add(point)
  const parts: { text: string; isHit: boolean }[] = []
  points.forEach((point, index) => {
    const isHit = hits.has(index)
    const last = parts.at(-1)
    if (last?.isHit === isHit) last.text += point
    else parts.push({ text: point, isHit })
  })
  return parts
}
