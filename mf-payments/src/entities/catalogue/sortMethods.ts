import type { PaymentMethodOffer } from '@duetto/shared/contract'
import type { PaymentMethod } from '@duetto/shared/domain'

const domestic: readonly PaymentMethod[] = ['ideal', 'bancontact', 'blik']
const rare: readonly PaymentMethod[] = ['postepay', 'nexi']
/** Sort rank by method family, fastest first. `rankOf` makes exceptions. */
const familyRank: Record<PaymentMethodOffer['family'], number> = {
  wallet: 2,
  card: 3,
  bank_redirect: 5,
  debit: 6,
  voucher: 7,
  transfer: 8,
}

const hasApplePay = (): boolean => 'ApplePaySession' in window

const rankOf = (
  { id, family, status }: PaymentMethodOffer,
  last: PaymentMethod | null,
  wallets: readonly PaymentMethod[],
): number => {
  if (status !== 'active') return 100
  if (id === last) return -1
  if (wallets.includes(id)) return 0
  if (id === 'googlepay') return 4
  if (id === 'applepay') return hasApplePay() ? 0 : 4
  if (domestic.includes(id)) return 1
  return familyRank[family] + (rare.includes(id) ? 0.5 : 0)
}

export const sortMethods = (
  methods: readonly PaymentMethodOffer[],
  last: PaymentMethod | null,
  wallets: readonly PaymentMethod[],
): PaymentMethodOffer[] => [...methods].sort((a, b) => rankOf(a, last, wallets) - rankOf(b, last, wallets))

export const nextMethod = (
  methods: readonly PaymentMethodOffer[],
  failed: PaymentMethod,
  wallets: readonly PaymentMethod[],
): PaymentMethodOffer | undefined =>
  sortMethods(methods, null, wallets).find(({ id, status }) => id !== failed && status === 'active')
