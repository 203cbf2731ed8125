import { createIntl } from 'react-intl'
import { formatChange, formatPrice, formatShortMoment } from './format'

const english = createIntl({ locale: 'en' })
const german = createIntl({ locale: 'de' })

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
