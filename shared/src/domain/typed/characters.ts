const invisible = /\p{Default_Ignorable_Code_Point}/gu
const blanks = /[\p{White_Space}\p{Cc}]+/gu

/** Removes characters such as zero-width spaces, soft hyphens, joiners and direction marks. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/**
 * Normalises input to NFKC with single spaces and without invisible characters. For machine-readable input only: NFKC
 * changes prose, such as full-width letters and ligatures.
 */
export const plainText = (text: string): string =>
  withoutInvisible(text).normalize('NFKC').replace(blanks, ' ').trim()

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point))

/** Relies on Unicode encoding the ten digits of each script consecutively. */
const digitValue = (digit: string): string => {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (isDigit(zero - 1)) zero -= 1
  return String((point - zero) % 10)
}

export const plainDigits = (text: string): string => plainText(text).replace(/\p{Nd}/gu, digitValue)
