const invisible = /\p{Default_Ignorable_Code_Point}/gu
const blanks = /[\p{White_Space}\p{Cc}]+/gu

/** Removes zero-width spaces, soft hyphens, joiners, direction marks and the like. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** For machine-readable input, not for prose. NFKC also converts full-width and other compatibility forms. */
export const plainText = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').replace(blanks, ' ').trim()

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point))

/** Unicode encodes the ten digits of a script consecutively. */
const digitValue = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (isDigit(zero - 1)) zero -= 1
  return String((point - zero) % 10)
}

/** Like `plainText`, but also converts the digits of all scripts to ASCII. */
export const plainDigits = (text: string): string => plainText(text).replace(/\p{Nd}/gu, digitValue)
