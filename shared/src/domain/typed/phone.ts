import { plainDigits } from './characters'

/** Digits and dashes become ASCII, a leading 00 becomes +. */
export const normalizePhone = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\(?00(?!0)\)?/, '+')
