import { limits } from '../limits'
import { codePointLength, isStorableText } from '../text'
import { withoutInvisible } from './characters'

/**
 * Normalises a password before hashing, because keyboards and systems encode the same letters differently. Uses NFKC
 * (NIST SP 800-63B), because NFC (RFC 8265) distinguishes full-width letters and ligatures from plain ones. Replaces
 * spaces by U+0020 (RFC 8265), and removes invisible characters, which members cannot retype.
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
