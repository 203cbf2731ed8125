import { splitLinks } from './links'
import { foldText } from './text'

/** Reasons for caution in a first message. */
export type Caution = 'payment' | 'phone' | 'link'

/** Endings of addresses that people write without www. or scheme. */
const bareAddress =
  /(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|net|org|info|biz|shop|site|online|app|link|club|xyz|top|io|ly|gg|cc|ru|tk|de|at|ch|co\.uk|eu|[a-z]{2}\/|me\/)/iu

/** Ways to pay, and asking for money, in each of the site's languages; compared as `foldText` writes them. */
const payments: readonly RegExp[] = [
  /pay[\s._-]?pal|western[\s._-]?union|money[\s._-]?gram|cash[\s._-]?app\b|venmo|\brevolut\b|paysafe|\bskrill\b|neteller/,
  /\bbizum\b|\btikkie\b|mobile[\s-]?pay\b|\bvipps\b|satispay|postepay|\btwint\b|\b(?:via|by|with|per|mit) zelle\b/,
  /\b(?:kod|na) blik\b|\bblikiem\b|\bswisha\b|\bswish (?:mig|till|nummer)/,
  /\b[ck]r[yi]pto(?!n|g)|bitcoin|\bbtc\b|ethereum|\busdt\b|\bdogecoin/,
  /gift[\s-]?cards?\b|\b(?:steam|itunes|amazon|google play)[\s-](?:cards?|karten?|kort|kaart|vouchers?|codes?)\b/,
  /geschenkkarte|guthabenkarte|cartes?[\s-]cadeau|tarjetas? (?:de )?regalo|(?:carta|carte|buono|buoni) regalo/,
  /cadeau(?:kaart|bon)|gavekort|presentkort|kart[aey]? podarunkow|lahjakort/,
  /\bi ?ban\b|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,}/,
  /(?:send|lend|wire|transfer|need)(?: me)?(?: some| the| your)? (?:money|cash|\d+ ?(?:euros?|dollars?|pounds?))/,
  /geld (?:schick|senden|leih|uberweis)|(?:schick|send|leih|uberweis)\w* (?:mir )?(?:etwas |bitte |das )?geld|uberweis(?:e|t|ung)/,
  /(?:envoy|pret|vir)\w* (?:moi )?(?:de l['’ ]?argent|un peu d['’ ]?argent)|\bvirement/,
  /(?:envi|mand|prest|transf)\w* (?:algo de |el |un poco de )?dinero|transferencia/,
  /(?:invi|mand|prest)\w* (?:dei |un po['’ ]? di |i )?(?:soldi|denaro)|\bbonifico/,
  /geld (?:stur|over(?:ma|schrij)|len)|(?:stuur|leen|maak)\w* (?:me |mij )?(?:wat |even )?geld/,
  /(?:send|lan|overfor)\w* (?:mig |meg |lidt |litt )?penge[r]?\b|(?:skick|lan|swish)\w* (?:mig |lite )?pengar/,
  /(?:wysl|przesl|pozycz|przel)\w* (?:mi )?(?:troche |jakies )?(?:pieniadz|kas[ey])|\bprzelew/,
  /(?:laheta|lahetta|lainaa|siirra)\w* (?:minulle )?(?:vahan )?rahaa|tilisiirto/,
]

/** Days and times, whose digits would count as a number to call. */
const moments =
  /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d]|[./-]\d)|\b\d{1,2}[:.]\d{2}\b(?![\d.])/g
const numbers = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s()./-]{5,24}\d(?![\p{L}\p{N}])/gu
const callable = { min: 8, max: 15 } as const

const hasPhone = (text: string): boolean =>
  [...text.replace(moments, ' ').matchAll(numbers)].some(({ 0: found }) => {
    const digits = found.replace(/\D/g, '')
    // A large amount of something has groups of three; a number to call begins with 0, + or a longer group.
    const isAmount = /^\d{1,3}(?:[ .]\d{3})+$/.test(found) && !found.startsWith('0')
    return digits.length >= callable.min && digits.length <= callable.max && !isAmount
  })

/** What in a text is typical of first messages by scammers; null for nothing. */
export const cautionOf = (text: string): Caution | null => {
  // Ignores characters inserted between letters to evade this check.
  const plain = text.normalize('NFKC').replace(/[\p{Cf}\ufe0f\u20e3]/gu, '')
  const folded = foldText(plain)
  if (payments.some((words) => words.test(folded))) return 'payment'
  if (hasPhone(plain)) return 'phone'
  return splitLinks(plain).some(({ kind }) => kind === 'link') || bareAddress.test(plain) ? 'link' : null
}

interface Written {
  id: number
  is_mine: boolean
  text: string
}

/**
 * The first message that calls for caution, from someone the reader has not answered yet. The messages are the
 * first ones of the conversation, oldest first.
 */
export const cautionIn = (messages: readonly Written[]): { id: number; about: Caution } | null => {
  let isWritten = false
  for (const { id, is_mine: isMine, text } of messages) {
    if (isMine && isWritten) return null
    if (isMine) continue
    isWritten = true
    const about = cautionOf(text)
    if (about) return { id, about }
  }
  return null
}
