import { plainDigits, plainText } from './characters'

/** A discount code as it is stored: upper case, without spaces, with plain hyphens. */
export const normalizeDiscountCode = (text: string): string =>
  // Without spaces, an accent joins the letter before it.
  plainText(
    plainText(text)
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s/g, '')
      .toUpperCase(),
  )

/**
 * The digits of a one-time code. In a pasted sentence, the first number of that length: "Your code: 123 456. Valid
 * for 10 minutes."
 */
export const readDigitCode = (text: string, digits: number): string => {
  const typed = plainDigits(text)
  const whole = new RegExp(`(?:^|\\D)(\\d(?:[ .\\p{Pd}]?\\d){${digits - 1}})(?!\\d)`, 'u').exec(typed)?.[1]
  return (whole ?? typed).replace(/\D/g, '').slice(0, digits)
}
