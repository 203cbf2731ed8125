import { markHits } from '@duetto/shared/domain'

/** So much of a long text stands before its first hit. */
const BEFORE = 24

/** A text from shortly before what was searched, with the found words marked. */
export const Hit = ({ text, query }: { text: string; query: string }) => {
  const parts = markHits(text.replace(/\s+/gu, ' '), query)
  const [first] = parts
  if (first && !first.isHit && parts.length > 1) {
    const points = Array.from(first.text)
    // From the start of a word.
    if (points.length > BEFORE)
      first.text = `…${points
        .slice(-BEFORE)
        .join('')
        .replace(/^\S*\s/u, '')}`
  }
  return parts.map((part, index) =>
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
