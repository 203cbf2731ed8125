import { isSepaCountry, normalizeIban } from '@duetto/shared/domain'
import { isValidIBAN } from 'ibantools'

export const readIban = (text: string): string | null => {
  const iban = normalizeIban(text)
  return isValidIBAN(iban) && isSepaCountry(iban.slice(0, 2)) ? iban : null
}

export const ibanHint = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
