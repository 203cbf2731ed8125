import { messengers, payments, requests } from './cautionWords'
import { splitLinks } from './links'
import { foldText } from './text'
import { plainDigits } from './typed/characters'

/** `phone` covers phone numbers and mentions of messaging apps and social networks. */
export type Caution = 'payment' | 'phone' | 'link'

const bareAddress =
  /(?:^|[^\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:(?:com|net|org|info|biz|shop|site|online|app|link|club|xyz|top|io|ly|gg|cc|ru|tk|de|at|ch|co\.uk|eu)(?![\p{L}\p{N}])|[a-z]{2}\/)/iu

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u')
const payment = anyOf([...payments, ...requests])
const messenger = anyOf(messengers)

/** Dates and times, whose digits must not count as a phone number. */
const moments =
  /(^|[^\d./-])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d]|[./-]\d)|\b\d{1,2}[:.]\d{2}\b(?![\d.])/g
const numbers = /(?:^|[^\p{L}\p{N}])((?:\+|00)?\(?\d[\d\s()./-]{5,24}\d)(?![\p{L}\p{N}])/gu
const callable = { min: 8, max: 15 } as const

const hasPhone = (text: string): boolean =>
  [...text.replace(moments, '$1 ').matchAll(numbers)].some(([, found = '']) => {
    const digits = found.replace(/\D/g, '')
    // Digits in groups of three, such as 12 000 000, are an amount unless they start with 0.
    const isAmount = /^\d{1,3}(?:[ .]\d{3})+$/.test(found) && !found.startsWith('0')
    return digits.length >= callable.min && digits.length <= callable.max && !isAmount
  })
const hasLink = (text: string): boolean =>
  splitLinks(text).some(({ kind }) => kind === 'link') || bareAddress.test(text)
const emailAddress = /[^\s@]@[^\s@]+\.[^\s@]/

/** Undoes disguises, such as digits of other scripts, keycaps and invisible characters. */
const undisguised = (text: string): string => plainDigits(text).replace(/[\p{Cf}\u20e3]/gu, '')

export const hasContactDetails = (text: string): boolean => {
  const plain = undisguised(text)
  return hasPhone(plain) || hasLink(plain) || emailAddress.test(plain)
}

export const cautionOf = (text: string): Caution | null => {
  const plain = undisguised(text)
  const folded = foldText(plain)
  if (payment.test(folded)) return 'payment'
  if (hasPhone(plain) || messenger.test(folded)) return 'phone'
  return hasLink(plain) ? 'link' : null
}

interface Written {
  id: number
  is_mine: boolean
  text: string
}

/**
 * Finds the first suspicious message that the other member wrote before the reader's first reply. `messages` must be in
 * chronological order from the start of the conversation.
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
