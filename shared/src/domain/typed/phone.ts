import { plainDigits } from './characters'

/** A phone number in ASCII, as the libraries of numbers read it; 00 becomes +, wherever it was typed. */
export const normalizePhone = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\(?00(?!0)\)?/, '+')
