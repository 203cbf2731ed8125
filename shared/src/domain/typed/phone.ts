import { plainDigits } from './characters'

/** A phone number in ASCII for libphonenumber; leading 00 becomes +. */
export const normalizePhone = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\(?00(?!0)\)?/, '+')
