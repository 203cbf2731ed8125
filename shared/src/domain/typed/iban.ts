import { plainDigits } from './characters'

/**
 * Countries whose accounts SEPA reaches, by the prefix of their IBANs: the European Payments Council's list
 * (EPC409-09), with Albania, Moldova, Montenegro and North Macedonia since October 2025 and Serbia since May 2026.
 */
const sepaCountries: ReadonlySet<string> = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)
export const isSepaCountry = (code: string): boolean => sepaCountries.has(code)

/** Letters and digits of an account number, without a pasted label; does not verify the check digits. */
export const normalizeIban = (text: string): string =>
  plainDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^IBAN[A-Z]*?(?=[A-Z]{2}\d)/, '')
