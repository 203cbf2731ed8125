import type { ActiveDiscount, CreditPackage, DiscountCode, PaymentMethodOffer } from '@duetto/shared/contract'
import { discountedMinor } from '@duetto/shared/domain'

export interface Total {
  list: number
  percent: number
  discount: number
  surcharge: number
  total: number
  currency: string
}

/** Amounts in minor units. The server rejects an order with a different total. */
export const totalOf = (
  chosen: CreditPackage,
  method: PaymentMethodOffer | undefined,
  active: ActiveDiscount | null,
  code: DiscountCode | null,
): Total => {
  const percent = code?.value_percentage ?? active?.percent ?? 0
  const reduced = discountedMinor(chosen.price_minor, percent)
  const surcharge = method?.surcharge_minor ?? 0
  return {
    list: chosen.price_minor,
    percent,
    discount: chosen.price_minor - reduced,
    surcharge,
    total: reduced + surcharge,
    currency: chosen.currency,
  }
}
