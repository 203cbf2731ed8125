import { paymentStates } from '@duetto/shared/domain'
import type { PaymentState } from '@duetto/shared/domain'
import type { ProviderPayment } from './provider/PaymentProvider'
import { isSettled, stateAfter } from './states'

const news = (state: ProviderPayment['state'], values: Partial<ProviderPayment> = {}): ProviderPayment => ({
  providerId: 'p',
  reference: 'r',
  state,
  currency: 'EUR',
  receivedMinor: state === 'paid' ? 1000 : 0,
  refundedMinor: 0,
  isChargedBack: false,
  failure: null,
  redirectUrl: null,
  mandate: null,
  ...values,
})
const after = (state: PaymentState, next: ProviderPayment, failure: string | null = 'amount_differs') =>
  stateAfter({ state, failure, price_minor: 1000, currency: 'EUR' }, next)
const told = ['requires_action', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'unknown'] as const

describe('[PAY-03] the state of a payment', () => {
  it('is left alone by any news once money came in', () => {
    for (const state of paymentStates.filter(isSettled))
      for (const next of told) expect(after(state, news(next))).toBe(state)
  })

  it.each([
    ['created', 'requires_action', 'requires_action'],
    ['created', 'pending', 'pending'],
    ['pending', 'requires_action', 'pending'],
    ['pending', 'failed', 'failed'],
    ['unknown', 'pending', 'unknown'],
    ['unknown', 'paid', 'paid'],
    ['failed', 'pending', 'failed'],
    ['cancelled', 'expired', 'cancelled'],
    ['expired', 'paid', 'paid'],
    ['cancelled', 'paid', 'paid'],
  ] as const)('from %s, told %s, is %s', (from, next, to) => expect(after(from, news(next))).toBe(to))

  it('goes on from unknown where only an answer had been lost', () => {
    expect(after('unknown', news('pending'), null)).toBe('pending')
    expect(after('unknown', news('requires_action'), null)).toBe('requires_action')
  })

  it('is unknown after too little money or another currency, paid after too much', () => {
    expect(after('pending', news('paid', { receivedMinor: 999 }))).toBe('unknown')
    expect(after('pending', news('paid', { currency: 'PLN' }))).toBe('unknown')
    expect(after('pending', news('paid', { receivedMinor: 1500 }))).toBe('paid')
  })
})
