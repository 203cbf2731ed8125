import type { IntlShape } from 'react-intl'
import { dayMs } from '../domain'

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Replaces the hyphen that Intl uses for negative numbers in most locales. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** 1299 euro cents become "12,99 €" in German, -287 pence "−£2.87" in English. */
export const formatPrice = (intl: IntlShape, amountMinor: number, currency: string): string =>
  withMinus(intl.formatNumber(amountMinor / 10 ** minorDigits(currency), { style: 'currency', currency }))

/** Formats a change with its sign, e.g. "+30" or "−1". */
export const formatChange = (intl: IntlShape, change: number): string =>
  withMinus(intl.formatNumber(change, { signDisplay: 'always' }))

const unitPriceFormatter =
  (intl: IntlShape, currency: string, minimumExtraDigits: 0 | 1) =>
  (amountMinor: number): string => {
    const digits = minorDigits(currency)
    return intl.formatNumber(amountMinor / 10 ** digits, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits + minimumExtraDigits,
      maximumFractionDigits: digits + 1,
    })
  }

const needsExtraDigit = (amountMinor: number): boolean => Math.round(amountMinor * 10) % 10 !== 0

/**
 * Formats the price of credits, such as that of a message, with up to one more digit than an amount to pay: 37.4 EUR
 * cents become "0,374 €" in German, 50 cents "0,50 €". Prices of one list have the same number of digits.
 */
export const formatUnitPrice = (
  intl: IntlShape,
  amountMinor: number,
  currency: string,
  list: readonly number[] = [],
): string => unitPriceFormatter(intl, currency, list.some(needsExtraDigit) ? 1 : 0)(amountMinor)

/** Formats two unit prices with the same number of digits, e.g. "€0.300" and "€0.499". */
export const formatUnitPriceRange = (
  intl: IntlShape,
  range: { from: number; to: number },
  currency: string,
): { from: string; to: string } => {
  const format = unitPriceFormatter(intl, currency, 1)
  return { from: format(range.from), to: format(range.to) }
}

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

const daysBetween = (from: Date, to: Date): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs)

const formatRelativeDay = (intl: IntlShape, days: number): string => {
  const text = intl.formatRelativeTime(-days, 'day', { numeric: 'auto' })
  return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1)
}

/** The time if today or later, "Yesterday", the weekday if up to six days ago, otherwise day and month. */
export const formatShortMoment = (intl: IntlShape, moment: Date, now: Date): string => {
  const days = daysBetween(moment, now)
  if (days <= 0) return intl.formatTime(moment, { hour: '2-digit', minute: '2-digit' })
  if (days === 1) return formatRelativeDay(intl, days)
  if (days < 7) return intl.formatDate(moment, { weekday: 'short' })
  return intl.formatDate(moment, { day: 'numeric', month: 'short' })
}

/** "Today", "Yesterday", the weekday or the date. */
export const formatDay = (intl: IntlShape, moment: Date, now: Date): string => {
  const days = daysBetween(moment, now)
  if (days <= 1) return formatRelativeDay(intl, days)
  if (days < 7) return intl.formatDate(moment, { weekday: 'long' })
  return intl.formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** Options of a country field, sorted by name in the locale. */
export const listCountries = (
  { formatDisplayName, locale }: IntlShape,
  codes: readonly string[],
): { value: string; label: string }[] =>
  codes
    .map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))

/** For common nouns only. German nouns keep their capital. */
export const inSentence = ({ locale }: Pick<IntlShape, 'locale'>, name: string): string =>
  locale.startsWith('de') ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
