import type { IntlShape } from 'react-intl'
import { dayMs } from '../domain'

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Intl formats negative numbers with a hyphen in most locales. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** 1299 euro cents become "12,99 €" in German, -287 pence "−£2.87" in English. */
export const formatPrice = (intl: IntlShape, amountMinor: number, currency: string): string =>
  withMinus(intl.formatNumber(amountMinor / 10 ** minorDigits(currency), { style: 'currency', currency }))

export const formatChange = (intl: IntlShape, change: number): string =>
  withMinus(intl.formatNumber(change, { signDisplay: 'always' }))

export const formatPriceRange = (
  intl: IntlShape,
  { from, to }: { from: number; to: number },
  currency: string,
): { from: string; to: string } => ({
  from: formatPrice(intl, from, currency),
  to: formatPrice(intl, to, currency),
})

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

const daysBetween = (from: Date, to: Date): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs)

const formatRelativeDay = (intl: IntlShape, days: number): string => {
  const text = intl.formatRelativeTime(-days, 'day', { numeric: 'auto' })
  return text.charAt(0).toLocaleUpperCase(intl.locale) + text.slice(1)
}

/** Time for today and the future, "Yesterday", weekday for the last six days, otherwise day and month. */
export const formatShortMoment = (intl: IntlShape, moment: Date, now: Date): string => {
  const days = daysBetween(moment, now)
  if (days <= 0) return intl.formatTime(moment, { hour: '2-digit', minute: '2-digit' })
  if (days === 1) return formatRelativeDay(intl, days)
  if (days < 7) return intl.formatDate(moment, { weekday: 'short' })
  return intl.formatDate(moment, { day: 'numeric', month: 'short' })
}

export const formatDay = (intl: IntlShape, moment: Date, now: Date): string => {
  const days = daysBetween(moment, now)
  if (days <= 1) return formatRelativeDay(intl, days)
  if (days < 7) return intl.formatDate(moment, { weekday: 'long' })
  return intl.formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric' })
}

export const listCountries = (
  { formatDisplayName, locale }: IntlShape,
  codes: readonly string[],
): { value: string; label: string }[] =>
  codes
    .map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))

/** For common nouns. German capitalises them inside a sentence, too. */
export const inSentence = ({ locale }: Pick<IntlShape, 'locale'>, name: string): string =>
  locale.startsWith('de') ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
