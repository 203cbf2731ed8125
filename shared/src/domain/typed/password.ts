import { limits } from '../limits'
import { codePointLength, isStorableText } from '../text'
import { withoutInvisible } from './characters'

/**
 * Normalises a password, because keyboards and systems encode the same letters differently. NFKC (NIST SP 800-63B) also
 * unifies full-width letters and ligatures, which NFC (RFC 8265) does not. Invisible characters are removed, because
 * members cannot retype them.
 */
export const normalizePassword = (password: string): string =>
  withoutInvisible(password)
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ')

/** Surrounding spaces do not count towards the minimum. */
export const isValidPassword = (password: string): boolean => {
  const normalized = normalizePassword(password)
  return (
    isStorableText(password) &&
    codePointLength(normalized.trim()) >= limits.passwordMinLength &&
    codePointLength(normalized) <= limits.passwordMaxLength
  )
}
