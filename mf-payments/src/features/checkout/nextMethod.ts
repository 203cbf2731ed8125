import type { PaymentMethodOffer } from '@duetto/shared/contract'
import type { PaymentMethod } from '@duetto/shared/domain'

/** What nearly everybody of a country pays with at once. */
const domestic: readonly PaymentMethod[] = ['ideal', 'bancontact', 'blik']
/** Cards that few have come after the one that all have. */
const rare: readonly PaymentMethod[] = ['postepay', 'nexi']
/** What pays at once goes before what takes days or a shop. */
const familyRank: Record<PaymentMethodOffer['family'], number> = {
  wallet: 2,
  card: 3,
  bank_redirect: 5,
  debit: 6,
  voucher: 7,
  transfer: 8,
}

/** Apple Pay needs a device of its maker. */
const hasApplePay = (): boolean => 'ApplePaySession' in window

const rankOf = ({ id, family, status }: PaymentMethodOffer, last: PaymentMethod | null): number => {
  if (status !== 'active') return 100
  if (id === last) return -1
  if (id === 'applepay') return hasApplePay() ? 0 : 4
  if (domestic.includes(id)) return 1
  return familyRank[family] + (rare.includes(id) ? 0.5 : 0)
}

/** The method used last first, then wallets, cards and banks; what is no longer offered comes last. */
export const inOrder = (
  methods: readonly PaymentMethodOffer[],
  last: PaymentMethod | null,
): PaymentMethodOffer[] => [...methods].sort((a, b) => rankOf(a, last) - rankOf(b, last))

/** What to propose after `failed` did not work. */
export const nextMethod = (
  methods: readonly PaymentMethodOffer[],
  failed: PaymentMethod,
): PaymentMethodOffer | undefined =>
  inOrder(methods, null).find(({ id, status }) => id !== failed && status === 'active')
