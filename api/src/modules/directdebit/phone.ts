import type { Country } from '@duetto/shared/domain'

/** Calling codes, and whether a national number drops its leading zero abroad (ITU-T E.164). */
const codes: Record<Country, { code: string; keepsZero?: true }> = {
  US: { code: '1' },
  CA: { code: '1' },
  NL: { code: '31' },
  BE: { code: '32' },
  FR: { code: '33' },
  ES: { code: '34' },
  IT: { code: '39', keepsZero: true },
  CH: { code: '41' },
  AT: { code: '43' },
  GB: { code: '44' },
  DK: { code: '45' },
  SE: { code: '46' },
  NO: { code: '47' },
  PL: { code: '48' },
  DE: { code: '49' },
  IE: { code: '353' },
  FI: { code: '358' },
  AU: { code: '61' },
  NZ: { code: '64' },
}

/** The number in international form (+ and up to 15 digits), or null where it cannot be one. */
export const readPhone = (text: string, country: Country): string | null => {
  if (!/^[+\d][\d\s()./-]*$/.test(text.trim())) return null
  const digits = text.replace(/\D/g, '')
  const { code, keepsZero } = codes[country]
  const isInternational = text.trim().startsWith('+')
  const international = isInternational
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : code + (keepsZero ? digits : digits.replace(/^0/, ''))
  return /^[1-9]\d{7,14}$/.test(international) ? `+${international}` : null
}

export const phoneHint = (phone: string): string => `${phone.slice(0, 3)} ••• ${phone.slice(-3)}`
