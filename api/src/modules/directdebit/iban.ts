import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** The number without spaces where it is an IBAN of SEPA with the right check digits, else null. */
export const readIban = (text: string): string | null => {
  const iban = electronicFormatIBAN(text.toUpperCase())
  return iban && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null
}

/** What may be shown of it: country and the last four. */
export const ibanHint = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
