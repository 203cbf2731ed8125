const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Spaces of any kind and control characters, line breaks and tabs included. */
const blanks = /[\p{White_Space}\p{Cc}]+/gu

/** The text without characters that have no shape: zero-width spaces, soft hyphens, direction marks. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/**
 * Text as a machine reads it: full-width and other compatibility forms become plain ones (NFKC), invisible
 * characters go, and blanks become single spaces. For addresses, numbers and codes, never for prose.
 */
export const plainText = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').replace(blanks, ' ').trim()

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point))

/** Unicode encodes the digits of each script in a row, zero first. */
const digitValue = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (isDigit(zero - 1)) zero -= 1
  return String((point - zero) % 10)
}

/** `plainText` with the digits of every script as ASCII ones. */
export const plainDigits = (text: string): string => plainText(text).replace(/\p{Nd}/gu, digitValue)
