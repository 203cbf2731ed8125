import { limits } from '../limits'
import { codePointLength, isStorableText } from '../text'
import { withoutInvisible } from './characters'

/**
 * Normalises a password before hashing, because keyboards and systems encode the same letters differently, which would
 * prevent login on another device. Uses NFKC as in NIST SP 800-63B, because RFC 8265 (NFC) distinguishes full-width
 * letters and ligatures from plain ones. Every space becomes U+0020 (RFC 8265). Invisible characters are removed,
 * because members cannot retype them.
 */
export const normalizePassword = (password: string): string =>
  withoutInvisible(password)
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ')

/**
 * Whether a new password is storable and has an allowed length. Surrounding spaces do not count towards the minimum.
 */
export const isValidPassword = (password: string): boolean => {
  const normalized = normalizePassword(password)
  return (
    isStorableText(password) &&
    codePointLength(normalized.trim()) >= limits.passwordMinLength &&
    codePointLength(normalized) <= limits.passwordMaxLength
  )
}
