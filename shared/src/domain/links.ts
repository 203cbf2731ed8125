import { quotes, sentenceMarks, unopenedBrackets } from './punctuation'
import { isPublicHost } from './typed/host'

type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string; host: string }

const isAscii = (letter: string): boolean => letter <= '\u007f'

/**
 * The host ends at non-ASCII punctuation, such as “ or 。, which `URL` would accept as part of the domain. An ’ inside a
 * word does not end the path.
 */
const candidate = new RegExp(
  String.raw`(^|[^\p{L}\p{N}\p{M}@./:_%+-])((?:https?:\/\/|www\.)(?:(?!(?![\0-\x7f])\p{P})[^\s<>"\x60/?#])*` +
    String.raw`(?:[/?#](?:(?!(?![\0-\x7f])[${quotes}\p{Po}])[^\s<>"\x60]|’(?=[\p{L}\p{N}]))*)?)`,
  'giu',
)
const sentenceEnd = new RegExp(String.raw`(?![/#%&@\\])[${sentenceMarks}_~]|(?!-)\p{Pd}`, 'u')
/** Characters that can make one address look like another. */
const disguise = /[\p{Cf}\p{Cc}\p{M}\p{Zl}\p{Zp}\\]/u
const maxLength = 2048

const beforePath = /^(?:https?:\/\/)?[^/?#]*/i

const withoutSentenceEnd = (found: string): string => {
  const unopened = unopenedBrackets(found)
  const pathAt = beforePath.exec(found)?.[0].length ?? 0
  const cut = [...unopened].find((at) => at < pathAt || !isAscii(found.charAt(at)))
  let end = cut ?? found.length
  while (end > 0 && (unopened.has(end - 1) || sentenceEnd.test(found.charAt(end - 1)))) end -= 1
  return found.slice(0, end)
}

const readLink = (text: string): { href: string; host: string } | null => {
  if (disguise.test(text)) return null
  const address = /^www\./i.test(text) ? `https://${text}` : text
  // Reject user names, ports and escapes: "https://bank.example@thief.example" opens thief.example.
  const [authority = ''] = address.replace(/^https?:\/\//i, '').split(/[/?#]/)
  if (!authority || /[@:%]/.test(authority)) return null
  const url = parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null
  // `URL` converts the host to Punycode, so letters of other scripts cannot pass for Latin ones.
  const host = url.hostname.replace(/^www\./, '')
  return isPublicHost(host) ? { href: url.href, host } : null
}
const parse = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * Splits a text into links and other parts, which concatenate to the original. E-mail addresses and phone numbers are
 * not links.
 */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let done = 0
  candidate.lastIndex = 0
  for (let match = candidate.exec(text); match; match = candidate.exec(text)) {
    const [, before = '', found = ''] = match
    const address = withoutSentenceEnd(found)
    const link = found.length > maxLength ? null : readLink(address)
    if (!link) continue
    const start = match.index + before.length
    if (start > done) parts.push({ kind: 'text', text: text.slice(done, start) })
    parts.push({ kind: 'link', text: address, ...link })
    done = start + address.length
    candidate.lastIndex = done
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}
