import { normalizePhone } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

export const readPhone = (text: string, country: Country): string | null => {
  const number = parsePhoneNumberFromString(normalizePhone(text), country)
  return number?.isValid() ? number.number : null
}

export const phoneHint = (phone: string): string => `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`
