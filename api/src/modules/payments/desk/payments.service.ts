import type { ConsolePayment, ConsolePaymentRow } from '@duetto/shared/contract/console'
import { dayMs } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { pageOf, rowsFor } from '../../support/page'
import { refundMinor } from '../refunds/refundAmount'
import { findPayments } from './paymentList.repository'
import type { ListedRow, PaymentFilter } from './paymentList.repository'
import { findAttempts, findNotices, findPage, findRefunds } from './paymentPage.repository'
import type { NoticeOfPage, PageRow } from './paymentPage.repository'

interface ListQuery extends Omit<PaymentFilter, 'from' | 'until'> {
  from?: string
  to?: string
  page: number
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const presentRow = ({ user_id, name, created_at, paid_at, ...row }: ListedRow): ConsolePaymentRow => ({
  ...row,
  member: { id: user_id, name },
  created_at: created_at.toISOString(),
  paid_at: iso(paid_at),
})

export const listPayments = async (
  { db }: Pick<Deps, 'db'>,
  { from, to, page, ...filter }: ListQuery,
): Promise<{ payments: ConsolePaymentRow[]; has_more: boolean }> => {
  const period = {
    from: from ? new Date(from) : undefined,
    until: to ? new Date(Date.parse(to) + dayMs) : undefined,
  }
  const { rows, has_more } = pageOf(await findPayments(db, { ...filter, ...period }, rowsFor(page)))
  return { payments: rows.map(presentRow), has_more }
}

const presentNotice = ({
  payload,
  received_at,
  processed_at,
  ...notice
}: NoticeOfPage): ConsolePayment['notices'][number] => ({
  ...notice,
  state: payload.state,
  currency: payload.currency,
  received_minor: payload.receivedMinor,
  refunded_minor:
    payload.refund && !payload.refund.isFailed ? payload.refund.amountMinor : payload.refundedMinor,
  is_charged_back: payload.isChargedBack,
  failure: payload.failure,
  received_at: received_at.toISOString(),
  processed_at: iso(processed_at),
})

const withdrawalOf = (row: PageRow, now: Date): number =>
  row.state === 'paid' && row.withdraw_until !== null && row.withdraw_until > now
    ? refundMinor(row.price_minor, row.credits, row.remaining)
    : 0

const actsOf = (row: PageRow, withdrawal: number): ConsolePayment['acts'] => {
  const isPaid = row.state === 'paid' || row.state === 'partially_refunded'
  const isUndecided = row.state === 'authorised' && row.hold_decision === null
  return {
    refund: isPaid && row.refunded_minor < row.price_minor,
    withdraw: withdrawal > 0,
    capture: isUndecided,
    release: isUndecided,
    close: row.state === 'authorised' && row.hold_decision === 'release' && row.release_refusals > 0,
    charge_back: isPaid,
  }
}

export const getPayment = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
): Promise<ConsolePayment> => {
  const row = await findPage(db, id)
  if (!row) throw new DomainError('not_found')
  const [attempts, notices, refunds] = await Promise.all([
    findAttempts(db, id),
    findNotices(db, id),
    findRefunds(db, id),
  ])
  const { release_refusals: _, withdraw_until, capture_at, release_at, release_refused_at, ...rest } = row
  const withdrawal = withdrawalOf(row, now())
  return {
    ...presentRow(rest),
    list_minor: row.list_minor,
    discount_minor: row.discount_minor,
    surcharge_minor: row.surcharge_minor,
    discount_code: row.discount_code,
    vat_permille: row.vat_permille,
    remaining: row.remaining,
    withdraw_until: iso(withdraw_until),
    capture_at: iso(capture_at),
    release_at: iso(release_at),
    release_refused_at: iso(release_refused_at),
    withdrawal_minor: withdrawal,
    attempts: attempts.map((attempt) => ({ ...attempt, created_at: attempt.created_at.toISOString() })),
    notices: notices.map(presentNotice),
    refunds: refunds.map((refund) => ({ ...refund, created_at: refund.created_at.toISOString() })),
    acts: actsOf(row, withdrawal),
  }
}
