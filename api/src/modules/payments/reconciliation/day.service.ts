import type { Reconciliation } from '@duetto/shared/contract/console'
import { dayMs } from '@duetto/shared/domain'
import type { Db } from '../../../infra/db/Db'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { findNoticesOf, findOrphans, findPaid, findUnmatchedNotices } from './day.repository'
import type { OrphanRow, PaidRow, UnmatchedNotice } from './day.repository'

type Difference = Reconciliation['differences'][number]
type Total = Reconciliation['totals'][number]
type Side = NonNullable<Difference['notices']>

/** Providers report either the total of all refunds or each refund. */
export const sumNotices = (notices: readonly ProviderPayment[]): Side => {
  const received = notices.filter(({ state }) => state === 'paid' || state === 'authorised')
  const refunds = new Map<string, number>()
  for (const { refund } of notices) if (refund && !refund.isFailed) refunds.set(refund.id, refund.amountMinor)
  for (const { refund } of notices) if (refund?.isFailed) refunds.delete(refund.id)
  const single = [...refunds.values()].reduce((sum, amount) => sum + amount, 0)
  return {
    received_minor: Math.max(0, ...received.map(({ receivedMinor }) => receivedMinor)),
    refunded_minor: Math.max(single, ...notices.map(({ refundedMinor }) => refundedMinor)),
    is_charged_back: notices.some(({ isChargedBack }) => isChargedBack),
  }
}

const compare = (row: PaidRow, notices: readonly ProviderPayment[]): Difference => {
  const reported = notices.length === 0 ? null : sumNotices(notices)
  const order = {
    credits: row.credits,
    received_minor: row.received_minor,
    refunded_minor: row.refunded_minor,
    is_charged_back: row.state === 'charged_back',
  }
  const faults: Difference['faults'] = []
  if (!reported) faults.push('no_notice')
  if (reported && notices.some(({ currency }) => currency !== row.currency)) faults.push('currency')
  if (reported && reported.received_minor !== order.received_minor) faults.push('received')
  if (reported && reported.refunded_minor !== order.refunded_minor) faults.push('refunded')
  if (reported && reported.is_charged_back !== order.is_charged_back) faults.push('charged_back')
  if (row.ledger_credits !== row.credits) faults.push('credits')
  return {
    payment: row.id,
    reference: row.reference ?? '',
    provider: row.provider,
    currency: row.currency,
    faults,
    state: row.state,
    order,
    ledger_credits: row.ledger_credits,
    notices: reported,
  }
}

const unmatched = ({ provider, payload, payment, state }: UnmatchedNotice): Difference => ({
  payment,
  reference: payload.reference,
  provider,
  currency: payload.currency,
  faults: [payment === null ? 'unknown_here' : 'not_paid'],
  state,
  order: null,
  ledger_credits: null,
  notices: sumNotices([payload]),
})

const orphan = ({ source_key: reference, credits, payment, state }: OrphanRow): Difference => ({
  payment,
  reference,
  provider: null,
  currency: '',
  faults: ['no_order'],
  state,
  order: null,
  ledger_credits: credits,
  notices: null,
})

const totalsOf = (rows: readonly Difference[]): Total[] => {
  const totals = new Map<string, Total>()
  for (const { currency, order, ledger_credits, notices } of rows) {
    const total = totals.get(currency)
    totals.set(currency, {
      currency,
      orders: (total?.orders ?? 0) + 1,
      credits: (total?.credits ?? 0) + (order?.credits ?? 0),
      received_minor: (total?.received_minor ?? 0) + (order?.received_minor ?? 0),
      refunded_minor: (total?.refunded_minor ?? 0) + (order?.refunded_minor ?? 0),
      ledger_credits: (total?.ledger_credits ?? 0) + (ledger_credits ?? 0),
      provider_received_minor: (total?.provider_received_minor ?? 0) + (notices?.received_minor ?? 0),
      provider_refunded_minor: (total?.provider_refunded_minor ?? 0) + (notices?.refunded_minor ?? 0),
    })
  }
  return [...totals.values()].sort((one, other) => one.currency.localeCompare(other.currency))
}

export const reconcileDay = async (db: Db, day: string): Promise<Reconciliation> => {
  const from = new Date(day)
  const period = { from, until: new Date(from.getTime() + dayMs) }
  const paid = await findPaid(db, period)
  const reported = new Map<number, ProviderPayment[]>(paid.map(({ id }) => [id, []]))
  for (const { payment_id, payload } of await findNoticesOf(db, [...reported.keys()]))
    reported.get(payment_id)?.push(payload)
  const rows = paid.map((row) => compare(row, reported.get(row.id) ?? []))
  return {
    totals: totalsOf(rows),
    differences: [
      ...rows.filter(({ faults }) => faults.length > 0),
      ...(await findUnmatchedNotices(db, period)).map(unmatched),
      ...(await findOrphans(db, period)).map(orphan),
    ],
  }
}
