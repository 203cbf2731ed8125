import { createIntl } from 'react-intl'
import { formatShortMoment, formatUnitPrice, formatUnitPriceRange } from './format'

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

it('[CHAT-01] a moment is a time today, “Yesterday”, a weekday within a week and a date before', () => {
  const now = new Date(2026, 10, 29, 9)
  const shortMoment = (day: number) => formatShortMoment(german, new Date(2026, 10, day, 23, 5), now)
  expect([29, 28, 27, 23, 22].map(shortMoment)).toEqual(['23:05', 'Gestern', 'Fr', 'Mo', '22. Nov.'])
})
