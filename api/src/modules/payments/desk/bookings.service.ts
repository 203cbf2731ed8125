import { csvLine, dayMs, operatorLimits } from '@duetto/shared/domain'
import type { Days } from '@duetto/shared/domain'
import { requirePeriod } from '../../../http/requirePeriod'
import type { Db } from '../../../infra/db/Db'
import { findBookings } from './bookings.repository'
import type { BookingRow } from './bookings.repository'

const presentBooking = ({ at, amount_minor: amount, vat_permille: vat, ...row }: BookingRow) => ({
  kind: row.kind,
  time: at.toISOString(),
  order: row.order,
  receipt: row.receipt,
  reference: row.reference,
  provider: row.provider,
  member: row.member,
  package: row.package,
  credits: row.credits,
  method: row.method,
  country: row.country,
  discount_code: row.discount_code,
  currency: row.currency,
  amount: amount / 100,
  vat_percent: vat === null ? null : vat / 10,
  vat: vat === null ? null : Math.round((amount * vat) / (1000 + vat)) / 100,
})
type Booking = ReturnType<typeof presentBooking>

const columns = [
  ...(['kind', 'time', 'order', 'receipt', 'reference', 'provider', 'member', 'package', 'credits'] as const),
  ...(['method', 'country', 'discount_code', 'currency', 'amount', 'vat_percent', 'vat'] as const),
] satisfies (keyof Booking)[]

export const requireDays = (days: Days): void => requirePeriod(days, operatorLimits.exportDays)

/** Yields one day at a time to limit memory. */
export async function* readBookings(db: Db, { from, to }: Days): AsyncGenerator<Booking[]> {
  for (let start = Date.parse(from); start <= Date.parse(to); start += dayMs) {
    const period = { from: new Date(start), until: new Date(start + dayMs) }
    yield (await findBookings(db, period)).map(presentBooking)
  }
}

export async function* writeBookings(db: Db, days: Days): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const rows of readBookings(db, days)) {
    const lines = rows.map((row) => csvLine(columns.map((name) => row[name]))).join('')
    if (lines !== '') yield lines
  }
}
