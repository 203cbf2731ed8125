import { hasContactDetails } from '../caution'
import { limits } from '../limits'
import { codePointLength, isOneLine, isStorableText } from '../text'
import { plainDigits, plainText } from './characters'
import { readEmail } from './email'
import { isVisible, normalizeLine } from './line'

export type NameIssue = 'missing' | 'characters' | 'length'
export type UsernameIssue = 'starts_with_at' | 'same_as_email' | 'contact'

export const nameIssue = (text: string): NameIssue | null => {
  const name = normalizeLine(text)
  if (!isVisible(name)) return 'missing'
  if (!isOneLine(name) || !isStorableText(name)) return 'characters'
  const length = codePointLength(name)
  return length >= limits.nameMinCodePoints && length <= limits.nameMaxCodePoints ? null : 'length'
}

const isNumber = (text: string): boolean => /^[+(]?(?:[\s()./-]*\d){6,}[\s).]*$/.test(text)

/**
 * Applies in addition to `nameIssue` (specification, section 5). Rejects contact details too, because scam warnings do
 * not cover names.
 */
export const usernameIssue = (name: string, email: string): UsernameIssue | null => {
  const plain = plainText(name)
  if (plain.startsWith('@')) return 'starts_with_at'
  if (plain.toLowerCase() === plainText(email).toLowerCase() || isSameEmail(plain, email))
    return 'same_as_email'
  return isNumber(plainDigits(name)) || hasContactDetails(name) ? 'contact' : null
}

const isSameEmail = (name: string, email: string): boolean => {
  const address = readEmail(name)
  return address !== null && address === readEmail(email)
}
