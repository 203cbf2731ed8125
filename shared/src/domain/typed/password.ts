import { limits } from '../limits'
import { codePointLength, isStorableText } from '../text'
import { withoutInvisible } from './characters'

/**
 * A password as it is hashed and compared. Keyboards and systems type the same letters as different code
 * points, and without this, a member could not log in on another device. NFKC is what NIST SP 800-63B
 * recommends; RFC 8265's OpaqueString uses NFC, which distinguishes full-width letters and ligatures from plain ones. As
 * there, every space becomes U+0020; invisible characters are dropped, because members cannot retype them.
 */
export const normalizePassword = (password: string): string =>
  withoutInvisible(password)
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ')

/** Whether a new password has 8 to 128 characters; spaces at its ends do not count towards the 8. Does not check for common passwords. */
export const isValidPassword = (password: string): boolean => {
  const normalized = normalizePassword(password)
  return (
    isStorableText(password) &&
    codePointLength(normalized.trim()) >= limits.passwordMinLength &&
    codePointLength(normalized) <= limits.passwordMaxLength
  )
}
