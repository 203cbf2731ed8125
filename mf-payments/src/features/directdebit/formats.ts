import { electronicFormatIBAN, extractIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import type { CountryCode } from 'libphonenumber-js/mobile'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

type IbanFinding =
  | { status: 'ok'; country: string; bank: string | null }
  | { status: 'wrong' }
  /** A right number of a country whose accounts cannot be debited. */
  | { status: 'not_sepa'; country: string }

/** Length, check digits and country of an account number (ISO 13616). */
export const checkIban = (text: string): IbanFinding => {
  const iban = electronicFormatIBAN(text.toUpperCase())
  if (!iban || !isValidIBAN(iban)) return { status: 'wrong' }
  const country = iban.slice(0, 2)
  if (!isSEPACountry(country)) return { status: 'not_sepa', country }
  return { status: 'ok', country, bank: extractIBAN(iban).bankIdentifier ?? null }
}

/** In groups of four, as it stands on a card. */
export const groupIban = (text: string): string => friendlyFormatIBAN(text.toUpperCase()) ?? text

/** Whether text messages can reach the number, written nationally or with a country code. */
export const isMobileNumber = (text: string, country: string): boolean =>
  parsePhoneNumberFromString(text, country as CountryCode)?.isValid() ?? false
