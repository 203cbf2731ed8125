import { plainDigits, plainText } from './characters'

/** Returns the stored form: upper case, no spaces, ASCII hyphens. */
export const normalizeDiscountCode = (text: string): string =>
  // Normalise again, because removing a space can combine an accent with the letter before it.
  plainText(
    plainText(text)
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s/g, '')
      .toUpperCase(),
  )

/**
 * Extracts a code, even from a pasted sentence such as "Your code: 123 456. Valid for 10 minutes." If there is no
 * complete code, returns the first digits of the text, at most `digits`.
 */
export const readDigitCode = (text: string, digits: number): string => {
  const typed = plainDigits(text)
  const whole = new RegExp(`(?:^|\\D)(\\d(?:[ .\\p{Pd}]?\\d){${digits - 1}})(?!\\d)`, 'u').exec(typed)?.[1]
  return (whole ?? typed).replace(/\D/g, '').slice(0, digits)
}
