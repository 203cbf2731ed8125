import { paymentStates } from '@duetto/shared/domain'
import type { PaymentState } from '@duetto/shared/domain'
import { unpaid } from '../provider/PaymentProvider'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { isSettled, stateAfter } from './states'

const update = (state: ProviderPayment['state'], values: Partial<ProviderPayment> = {}): ProviderPayment => ({
  ...unpaid,
  providerId: 'p',
  reference: 'r',
  state,
  currency: 'EUR',
  receivedMinor: state === 'paid' || state === 'authorised' ? 1000 : 0,
  ...values,
})
const known = { price_minor: 1000, currency: 'EUR', is_held: false, hold_decision: null } as const
const after = (state: PaymentState, next: ProviderPayment, failure: string | null = 'amount_differs') =>
  stateAfter({ ...known, state, failure }, next)
const reportedStates = [
  'requires_action',
  'pending',
  'authorised',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'unknown',
] as const

describe('[PAY-03] the state of a payment', () => {
  it('stays settled after any update', () => {
    for (const state of paymentStates.filter(isSettled))
      for (const next of reportedStates) expect(after(state, update(next))).toBe(state)
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
    ['pending', 'authorised', 'paid'],
  ] as const)('from %s, update %s leads to %s', (from, next, to) =>
    expect(after(from, update(next))).toBe(to),
  )

  it('continues from unknown if only a response had been lost', () => {
    expect(after('unknown', update('pending'), null)).toBe('pending')
    expect(after('unknown', update('requires_action'), null)).toBe('requires_action')
  })

  it('is unknown after too little money or another currency, paid after too much', () => {
    expect(after('pending', update('paid', { receivedMinor: 999 }))).toBe('unknown')
    expect(after('pending', update('paid', { currency: 'PLN' }))).toBe('unknown')
    expect(after('pending', update('paid', { receivedMinor: 1500 }))).toBe('paid')
  })

  describe('of an order with a hold', () => {
    const held = (
      state: PaymentState,
      next: ProviderPayment,
      hold_decision: 'capture' | 'release' | null = null,
    ) => stateAfter({ ...known, state, failure: null, is_held: true, hold_decision }, next)
    const authorised = update('authorised', { receivedMinor: 1000 })

    it('is authorised, then paid once it is captured', () => {
      expect(held('pending', authorised)).toBe('authorised')
      expect(held('cancelled', authorised)).toBe('authorised')
      expect(held('pending', update('authorised', { receivedMinor: 999 }))).toBe('unknown')
      expect(held('authorised', update('paid'))).toBe('paid')
      expect(held('authorised', update('cancelled'))).toBe('cancelled')
    })

    it('ignores late updates, and is not authorised again after its release', () => {
      for (const old of ['requires_action', 'pending', 'failed', 'expired', 'unknown'] as const)
        expect(held('authorised', update(old))).toBe('authorised')
      expect(held('cancelled', authorised, 'release')).toBe('cancelled')
      expect(held('failed', authorised, 'capture')).toBe('failed')
    })

    it('fails if the capture failed, and is charged back if it was paid', () => {
      const uncaptured = update('paid', { isChargedBack: true })
      expect(held('authorised', uncaptured, 'capture')).toBe('failed')
      expect(held('paid', uncaptured, 'capture')).toBe('paid')
    })
  })
})
