import { markHits } from '@duetto/shared/domain'

const BEFORE = 24

export const Hit = ({ text, query }: { text: string; query: string }) => {
  const parts = markHits(text.replace(/\s+/gu, ' '), query)
  const [first] = parts
  if (first && !first.isHit && parts.length > 1) {
    const points = Array.from(first.text)
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
