import type { IntlShape } from 'react-intl'
import { dayMs } from '../domain'

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** 1299 euro cents become "12,99 €" in German. */
export const formatPrice = (intl: IntlShape, amountMinor: number, currency: string): string =>
  intl.formatNumber(amountMinor / 10 ** minorDigits(currency), { style: 'currency', currency })

/**
 * Formats the price of credits, such as that of a message, with one more digit than an amount to pay, e.g. 37.4 EUR cents
 * as "0,374 €" in German.
 */
export const formatUnitPrice = (intl: IntlShape, amountMinor: number, currency: string): string => {
  const digits = minorDigits(currency)
  return intl.formatNumber(amountMinor / 10 ** digits, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits + 1,
    maximumFractionDigits: digits + 1,
  })
}

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

const daysBetween = (from: Date, to: Date): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs)

/** The time if today or later, the weekday if up to six days ago, otherwise day and month. */
export const formatShortMoment = (intl: IntlShape, moment: Date, now: Date): string => {
  const days = daysBetween(moment, now)
  if (days <= 0) return intl.formatTime(moment, { hour: '2-digit', minute: '2-digit' })
  if (days < 7) return intl.formatDate(moment, { weekday: 'short' })
  return intl.formatDate(moment, { day: 'numeric', month: 'short' })
}

/** "Today", "Yesterday", the weekday or the date. */
export const formatDay = (intl: IntlShape, moment: Date, now: Date): string => {
  const days = daysBetween(moment, now)
  if (days <= 1) {
    const text = intl.formatRelativeTime(-days, 'day', { numeric: 'auto' })
    return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1)
  }
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
