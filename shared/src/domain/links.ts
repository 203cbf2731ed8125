/** A part of a text: words, or a link. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string; host: string }

/** An address with its scheme or with www., not in the middle of a word, an e-mail address or another address. */
const candidate = /(?<![\p{L}\p{N}\p{M}@./:_%+-])(?:https?:\/\/|www\.)[^\s<>"`]+/giu
/** Punctuation that belongs to the sentence rather than to the address at its end. */
const sentenceEnd = /[.,;:!?…'’”»*_~]$/u
/** Characters that reverse, hide or stack others, so that an address looks like a different one. */
const disguise = /[\p{Cf}\p{Cc}\p{M}\p{Zl}\p{Zp}\\]/u
/** Letters only, or the ASCII form of a name in another script: no numbers, so no IP address. */
const publicHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
const maxLength = 2048

const count = (text: string, letter: string): number => text.split(letter).length - 1

/** Keeps a closing bracket only if the address contains its opening one. */
const withoutSentenceEnd = (found: string): string => {
  const isOpen = found.endsWith(')') && count(found, ')') > count(found, '(')
  const isSquare = found.endsWith(']') && count(found, ']') > count(found, '[')
  return isOpen || isSquare || sentenceEnd.test(found) ? withoutSentenceEnd(found.slice(0, -1)) : found
}

/** The address that a text names, if it is a plain public web address; null for everything that could mislead. */
const readLink = (text: string): { href: string; host: string } | null => {
  if (disguise.test(text)) return null
  const address = /^www\./i.test(text) ? `https://${text}` : text
  // Only a host between scheme and path: "https://bank.example@thief.example" names two.
  const [authority = ''] = address.replace(/^https?:\/\//i, '').split(/[/?#]/)
  if (!authority || /[@:%]/.test(authority)) return null
  const url = parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null
  // In ASCII, so letters of another script cannot pass for Latin ones.
  const host = url.hostname.replace(/^www\./, '')
  return publicHost.test(host) ? { href: url.href, host } : null
}
const parse = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Splits a text into words and links; together, the parts are the text. E-mail addresses and numbers are words. */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(candidate)) {
    if (found.length > maxLength) continue
    const address = withoutSentenceEnd(found)
    const link = readLink(address)
    if (!link) continue
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) })
    parts.push({ kind: 'link', text: address, ...link })
    done = index + address.length
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}
