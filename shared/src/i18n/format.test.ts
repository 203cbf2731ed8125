import { createIntl } from 'react-intl'
import { formatChange, formatPrice, formatShortMoment, formatUnitPrice, formatUnitPriceRange } from './format'

const english = createIntl({ locale: 'en' })
const german = createIntl({ locale: 'de' })

it('[PAY-01] a price per message has a third decimal only if needed, a range the same number at both ends', () => {
  expect(formatUnitPrice(german, 37.4, 'EUR')).toBe('0,374\u00a0€')
  expect(formatUnitPrice(english, 50, 'EUR')).toBe('€0.50')
  expect(formatUnitPriceRange(english, { from: 30, to: 49.9 }, 'EUR')).toEqual({
    from: '€0.300',
    to: '€0.499',
  })
})

it('[PAY-01] prices per message of one list have the same number of digits', () => {
  const format = (list: readonly number[]) =>
    list.map((amount) => formatUnitPrice(english, amount, 'GBP', list))
  expect(format([28.8, 25, 19.9])).toEqual(['£0.288', '£0.250', '£0.199'])
  expect(format([30, 25])).toEqual(['£0.30', '£0.25'])
})

it('[PAY-01] a subtracted amount has a minus sign, not a hyphen', () => {
  expect(formatPrice(english, -287, 'GBP')).toBe('−£2.87')
  expect(formatPrice(german, -287, 'EUR')).toBe('−2,87\u00a0€')
  expect([30, -1].map((change) => formatChange(english, change))).toEqual(['+30', '−1'])
})

it('[CHAT-01] a moment is a time today, “Yesterday”, a weekday within a week and a date before', () => {
  const now = new Date(2026, 10, 29, 9)
  const shortMoment = (day: number) => formatShortMoment(german, new Date(2026, 10, day, 23, 5), now)
  expect([29, 28, 27, 23, 22].map(shortMoment)).toEqual(['23:05', 'Gestern', 'Fr', 'Mo', '22. Nov.'])
})
