import { run } from 'axe-core'
import type { Payment, PaymentMethodOffer } from '@duetto/shared/contract'
import { testNow } from '@duetto/shared/testing'
import type { fakeApi } from '@duetto/shared/testing'

export type Answers = NonNullable<Parameters<typeof fakeApi>[0]>

/**
 * Returns one line per violated rule. Omits colour contrast, which needs a browser, and landmarks, which the shell
 * renders.
 */
export const axeViolations = async (container: Element): Promise<string[]> => {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const at = new Date(testNow).toISOString()

export const createPayment = (over: Partial<Payment> = {}): Payment => ({
  payment_id: 5,
  package: 'p1',
  credits: 30,
  method: 'creditcard',
  price: 1299,
  list_price_minor: 1299,
  discount_minor: 0,
  surcharge_minor: 0,
  currency: 'EUR',
  state: 'pending',
  hold_decision: null,
  redirect_url: null,
  failure: null,
  created_at: at,
  paid_at: null,
  withdraw_until: null,
  withdrawal: null,
  receipt_number: null,
  discount_code: null,
  received_minor: 0,
  refunded_minor: 0,
  instructions: null,
  debt_credits: 0,
  vat_permille: null,
  ...over,
})

export const createMethod = (
  id: PaymentMethodOffer['id'],
  over: Partial<PaymentMethodOffer> = {},
): PaymentMethodOffer => ({
  id,
  family: 'card',
  status: 'active',
  brands: [],
  surcharge_minor: 0,
  currency: 'EUR',
  wallet: null,
  ...over,
})

const createPackage = (id: 'p0' | 'p1', credits: number, price: number, discounted: number) => ({
  id,
  credits,
  price_minor: price,
  discounted_minor: discounted,
  per_message_minor: 33,
  currency: 'EUR' as const,
  is_usual: id === 'p1',
})

export const catalogue = {
  getPackages: () => ({
    packages: [createPackage('p0', 10, 499, 374), createPackage('p1', 30, 1299, 974)],
    discount: { code: 'TIMEBONUS25', percent: 25, kind: 'timebonus', expires: null },
    debt_credits: 0,
    vat_permille: null,
    now: at,
  }),
  getPaymentMethods: () => ({
    country: 'IT',
    methods: [
      createMethod('creditcard'),
      createMethod('paypal', { family: 'wallet' }),
      createMethod('directdebit', { family: 'debit' }),
      createMethod('paysafecard', { family: 'voucher', surcharge_minor: 50 }),
    ],
    last_method: null,
  }),
}
