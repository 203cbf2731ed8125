import { plainDigits } from './characters'

/**
 * SEPA countries by IBAN prefix: EPC409-09, plus Albania, Moldova, Montenegro and North Macedonia (since October 2025)
 * and Serbia (since May 2026).
 */
const sepaCountries: ReadonlySet<string> = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)
export const isSepaCountry = (code: string): boolean => sepaCountries.has(code)

/** Removes spaces, punctuation and a pasted label such as "IBAN:". Does not verify the check digits. */
export const normalizeIban = (text: string): string =>
  plainDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^IBAN[A-Z]*?(?=[A-Z]{2}\d)/, '')
