import type { PaymentInstructions } from '@duetto/shared/contract'
import { DomainError } from '../http/DomainError'
import { ProviderUnavailable, unpaid } from '../modules/payments/provider/PaymentProvider'
import type {
  HoldEnd,
  WebhookEvent,
  PaymentProvider,
  ProviderPayment,
} from '../modules/payments/provider/PaymentProvider'

export interface FakeProvider extends PaymentProvider {
  payments: Map<string, ProviderPayment>
  refunds: { providerId: string; reference: string; amountMinor: number }[]
  cancelled: string[]
  ends: string[]
  mandates: Set<string>
  isAway: boolean
  /** Calls take effect, but reject with `ProviderUnavailable`, as if the response had been lost. */
  losesAnswers: boolean
  declinesMandates: boolean
  challengesMandates: boolean
  instructions: PaymentInstructions | null
  set: (reference: string, values: Partial<ProviderPayment>) => ProviderPayment
  last: () => ProviderPayment
}

export const createFakeProvider = (target = {}): FakeProvider => {
  const amounts = new Map<string, number>()
  const add = (reference: string, amount: number, values: Partial<ProviderPayment>): ProviderPayment => {
    const known = fake.payments.get(reference)
    if (known) return known
    amounts.set(reference, amount)
    const payment: ProviderPayment = {
      ...unpaid,
      providerId: `prov-${fake.payments.size + 1}`,
      reference,
      state: 'requires_action',
      currency: 'EUR',
      redirectUrl: `https://pay.example/${reference}`,
      ...values,
    }
    fake.payments.set(reference, payment)
    return payment
  }
  const answer = async <Result>(make: () => Result): Promise<Result> => {
    if (fake.isAway) throw new ProviderUnavailable('away')
    const result = make()
    if (fake.losesAnswers) throw new ProviderUnavailable('no answer in time', true)
    return result
  }

  const endHold = ({ providerId, reference }: HoldEnd, state: 'paid' | 'cancelled') =>
    answer(() => {
      const payment = [...fake.payments.values()].find((one) => one.providerId === providerId)
      if (!payment) throw new ProviderUnavailable('unknown')
      if (!fake.ends.includes(reference)) fake.ends.push(reference)
      return payment.state === 'authorised' ? fake.set(payment.reference, { state }) : payment
    })

  const fake: FakeProvider = Object.assign<object, FakeProvider>(target, {
    name: 'sandbox',
    payments: new Map(),
    refunds: [],
    cancelled: [],
    ends: [],
    mandates: new Set(),
    isAway: false,
    losesAnswers: false,
    declinesMandates: false,
    challengesMandates: false,
    instructions: null,
    set: (reference, values) => {
      const known = fake.payments.get(reference)
      if (!known) throw new Error(`no payment ${reference}`)
      const isPaid = values.state === 'paid' || values.state === 'authorised'
      const receivedMinor = isPaid ? (amounts.get(reference) ?? 0) : known.receivedMinor
      const next = { ...known, receivedMinor, redirectUrl: null, ...values }
      // Only the returned payment, which tests send as a webhook, contains the refund. Later queries do not.
      const { refund: _refund, ...rest } = next
      fake.payments.set(reference, rest)
      return next
    },
    last: () => {
      const payment = [...fake.payments.values()].at(-1)
      if (!payment) throw new Error('nothing was started at the provider')
      return payment
    },
    createPayment: ({ reference, amountMinor, currency, debit, walletToken, isHeld }) =>
      answer(() =>
        add(reference, amountMinor, {
          currency,
          instructions: fake.instructions,
          ...(debit ? { state: 'pending', redirectUrl: null } : {}),
          ...(walletToken === undefined
            ? {}
            : { state: isHeld ? 'authorised' : 'paid', receivedMinor: amountMinor, redirectUrl: null }),
        }),
      ),
    getPayment: (id) =>
      answer(() => {
        const payment = [...fake.payments.values()].find(({ providerId }) => providerId === id)
        if (!payment) throw new ProviderUnavailable('unknown')
        return payment
      }),
    cancelPayment: (id) => answer(() => void fake.cancelled.push(id)),
    chargeMandate: ({ reference, amountMinor, currency, isHeld }) =>
      answer(() =>
        add(reference, amountMinor, {
          currency,
          ...(fake.challengesMandates ? {} : { redirectUrl: null }),
          ...(fake.declinesMandates ? { state: 'failed', failure: 'declined' } : {}),
          ...(fake.declinesMandates || fake.challengesMandates
            ? {}
            : { state: isHeld ? 'authorised' : 'paid', receivedMinor: amountMinor }),
        }),
      ),
    capture: (end) => endHold(end, 'paid'),
    release: (end) => endHold(end, 'cancelled'),
    listMandates: () => answer(() => [...fake.mandates]),
    deleteMandate: ({ id }) => answer(() => void fake.mandates.delete(id)),
    refund: (refund) =>
      answer(() => {
        if (!fake.refunds.some(({ reference }) => reference === refund.reference)) fake.refunds.push(refund)
        return { id: null }
      }),
    verifyWebhook: (headers, body) => {
      if (headers['x-fake'] !== 'signed') throw new DomainError('signature_invalid')
      const notice = JSON.parse(body.toString('utf8')) as WebhookEvent
      if (notice.payment?.mandate) fake.mandates.add(notice.payment.mandate.id)
      return notice
    },
  })
  return fake
}
