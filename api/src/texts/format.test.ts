import { formatDay, formatPrice, formatSpan } from './format'

const hour = 3_600_000
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it('formats durations in days, hours or minutes, never as a single unit', () => {
  expect(formatSpan(7 * 24 * hour, 'en')).toBe('7 days')
  expect(formatSpan(24 * hour, 'en')).toBe('24 hours')
  expect(formatSpan(hour, 'en')).toBe('60 minutes')
  expect(plain(formatSpan(7 * 24 * hour, 'fi'))).toBe('7 päivää')
  expect(plain(formatSpan(24 * hour, 'pl'))).toBe('24 godziny')
  expect(plain(formatSpan(24 * hour, 'no'))).toBe('24 timer')
})

it('formats days and prices in the reader’s language', () => {
  const day = new Date('2026-03-01T12:00:00Z')
  expect(formatDay(day, 'de')).toBe('1. März 2026')
  expect(formatDay(day, 'no')).toBe('1. mars 2026')
  expect(plain(formatPrice(1299, 'EUR', 'fr'))).toBe('12,99 €')
})
