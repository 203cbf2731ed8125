import type { Payment } from '@duetto/shared/contract'
import { refundMinor } from './refunds/refundAmount'
import type { ShownRow } from './payments.repository'
import { isOpen } from './provider-events/states'

export const presentPayment = (row: ShownRow, now: Date): Payment => {
  const isUnpaid = row.state === 'created' || row.state === 'requires_action'
  const canWithdraw =
    row.state === 'paid' && row.remaining > 0 && row.withdraw_until !== null && row.withdraw_until > now
  const refund = canWithdraw ? refundMinor(row.price_minor, row.credits, row.remaining) : 0
  return {
    payment_id: row.id,
    package: row.package,
    credits: row.credits,
    method: row.method,
    price: row.price_minor,
    list_price_minor: row.list_minor,
    discount_minor: row.discount_minor,
    surcharge_minor: row.surcharge_minor,
    currency: row.currency,
    state: row.state,
    hold_decision: row.state === 'authorised' ? row.hold_decision : null,
    redirect_url: isUnpaid ? row.redirect_url : null,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    withdraw_until: refund > 0 ? (row.withdraw_until?.toISOString() ?? null) : null,
    withdrawal: refund > 0 ? { credits: row.remaining, refund_minor: refund } : null,
    receipt_number: row.receipt_number,
    discount_code: row.discount_code,
    received_minor: row.received_minor,
    refunded_minor: row.refunded_minor,
    instructions: isOpen(row.state) ? row.instructions : null,
    debt_credits: row.debt_credits,
    vat_permille: row.vat_permille,
  }
}
