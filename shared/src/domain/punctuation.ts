export const quotes = String.raw`\p{Pi}\p{Pf}`
/** For use in a character class. Includes opening brackets, because Unicode classifies the quotation mark „ as one. */
export const sentenceMarks = String.raw`${quotes}\p{Ps}\p{Po}`

const closing = /\p{Pe}/u
const opening = /\p{Ps}/u

/** Unicode encodes an opening bracket one or two code points before its closing one. */
const openingOf = (close: string): string | undefined =>
  [1, 2]
    .map((back) => String.fromCodePoint((close.codePointAt(0) ?? 0) - back))
    .find((open) => opening.test(open))

export const unopenedBrackets = (text: string): ReadonlySet<number> => {
  const open: string[] = []
  const unopened = new Set<number>()
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (opening.test(letter)) open.push(letter)
    else if (!closing.test(letter)) continue
    else if (open.at(-1) === openingOf(letter)) open.pop()
    else unopened.add(at)
  }
  return unopened
}
