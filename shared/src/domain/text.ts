import { sentenceMarks } from './punctuation'
import { plainDigits, withoutInvisible } from './typed/characters'

export const codePointLength = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Rejects line breaks, control characters, and bidirectional embeddings, overrides and isolates. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)

/** Rejects NUL and lone surrogates, which the database cannot store. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Removes dashes and spaces (specification, section 5) and converts digits to ASCII, as `tel:` links require. */
export const cleanPhone = (phone: string): string => plainDigits(phone).replace(/[\p{Pd}\s]/gu, '')

const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', '‘': "'", '’': "'", ʼ: "'" }

/** Converts to lower case without accents. Must match `fold_text` in the database. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđß‘’ʼ]/g, (letter) => letters[letter] ?? letter)

const around = String.raw`(?:(?![/#%&@*\\])[${sentenceMarks}\p{Pe}])+`
const punctuationAround = new RegExp(`^${around}|${around}$`, 'gu')

export const searchWords = (query: string): string[] =>
  withoutInvisible(query)
    .split(/\s+/u)
    .map((word) => word.replace(punctuationAround, '') || word)
    .filter(Boolean)

/** Ignores case and accents, and finds hits inside words. */
export const markHits = (text: string, query: string): { text: string; isHit: boolean }[] => {
  const words = searchWords(query).map(foldText).filter(Boolean)
  const points = Array.from(text)
  const folded = points.map(foldText)
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
