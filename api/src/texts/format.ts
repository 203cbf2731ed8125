import { isLocale, localeTag } from '@duetto/shared/domain'

const tagOf = (locale: string): string => localeTag[isLocale(locale) ? locale : 'en']

export const formatPrice = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency }).format(minor / 100)

/** English uses the day-month-year order (1 March 2026), because the reader's country is unknown. */
export const formatDay = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(tagOf(locale) === localeTag.en ? 'en-150' : tagOf(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(date)

const units = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Prefers "24 hours" to "1 day", because several languages need another grammatical case for the singular after
 * "within" or "for".
 */
export const formatSpan = (ms: number, locale: string): string => {
  const [unit, length] = units.find(([, unitMs]) => ms >= 2 * unitMs) ?? units[2]
  const format = new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.round(ms / length))
}
