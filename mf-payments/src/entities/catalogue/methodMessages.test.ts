import { createIntl } from 'react-intl'
import { methodInSentence } from './methodMessages'

describe('methodInSentence', () => {
  it.each([
    ['en', 'creditcard', 'credit card'],
    ['en', 'paypal', 'PayPal'],
    ['en', 'ideal', 'iDEAL | Wero'],
    ['en', 'shells', 'another method'],
    ['de', 'creditcard', 'Credit card'],
  ] as const)('in %s, %s is "%s"', (locale, method, name) => {
    const intl = createIntl({ locale, onError: () => undefined })
    expect(methodInSentence(intl, method as 'paypal')).toBe(name)
  })
})
