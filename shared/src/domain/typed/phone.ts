import { plainDigits } from './characters'

/** Converts digits and dashes to ASCII, and a leading 00 to +. */
export const normalizePhone = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\(?00(?!0)\)?/, '+')
