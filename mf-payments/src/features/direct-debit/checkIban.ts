import { isSepaCountry, normalizeIban } from '@duetto/shared/domain'
import { extractIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'

type IbanFinding =
  | { status: 'ok'; country: string; bank: string | null }
  | { status: 'wrong' }
  | { status: 'not_sepa'; country: string }

export const checkIban = (text: string): IbanFinding => {
  const iban = normalizeIban(text)
  if (!isValidIBAN(iban)) return { status: 'wrong' }
  const country = iban.slice(0, 2)
  if (!isSepaCountry(country)) return { status: 'not_sepa', country }
  return { status: 'ok', country, bank: extractIBAN(iban).bankIdentifier ?? null }
}

export const groupIban = (text: string): string => friendlyFormatIBAN(normalizeIban(text)) ?? text
