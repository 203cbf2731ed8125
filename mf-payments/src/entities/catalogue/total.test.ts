import type { CreditPackage, PaymentMethodOffer } from '@duetto/shared/contract'
import { totalOf } from './total'

const chosen: CreditPackage = {
  id: 'p1',
  credits: 30,
  price_minor: 1299,
  discounted_minor: 974,
  per_message_minor: 33,
  currency: 'EUR',
  is_usual: true,
}
const voucher: PaymentMethodOffer = {
  id: 'paysafecard',
  family: 'voucher',
  status: 'active',
  brands: [],
  surcharge_minor: 50,
  currency: 'EUR',
  wallet: null,
}
const bonus = { code: 'TIMEBONUS25', percent: 25, kind: 'timebonus' as const, expires: null }

it('[PAY-04] [TRUST-04] subtracts the discount and adds the surcharge, to the cent', () => {
  expect(totalOf(chosen, undefined, null, null)).toMatchObject({ total: 1299, discount: 0 })
  expect(totalOf(chosen, voucher, bonus, null)).toMatchObject({ discount: 325, surcharge: 50, total: 1024 })
})
