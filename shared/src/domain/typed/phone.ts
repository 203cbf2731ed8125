import { plainDigits } from './characters'

/** Normalises a phone number to ASCII for libphonenumber. A leading 00 becomes +. */
export const normalizePhone = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\(?00(?!0)\)?/, '+')
