import { normalizePhone } from '@duetto/shared/domain'
import type { CountryCode } from 'libphonenumber-js/mobile'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

export const isMobileNumber = (text: string, country: string): boolean =>
  parsePhoneNumberFromString(normalizePhone(text), country as CountryCode)?.isValid() ?? false
