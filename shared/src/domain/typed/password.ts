import { limits } from '../limits'
import { codePointLength, isStorableText } from '../text'
import { withoutInvisible } from './characters'

/**
 * Normalises a password before hashing: keyboards and systems encode the same letters differently, which would
 * prevent log-in on another device. NFKC as in NIST SP 800-63B, because RFC 8265 (NFC) distinguishes full-width
 * letters and ligatures from plain ones. Every space becomes U+0020 (RFC 8265), and invisible characters are
 * dropped, because members cannot retype them.
 */
export const normalizePassword = (password: string): string =>
  withoutInvisible(password)
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ')

/** Checks the length of a new password, 8 to 128 characters; surrounding spaces do not count towards the 8. */
export const isValidPassword = (password: string): boolean => {
  const normalized = normalizePassword(password)
  return (
    isStorableText(password) &&
    codePointLength(normalized.trim()) >= limits.passwordMinLength &&
    codePointLength(normalized) <= limits.passwordMaxLength
  )
}
