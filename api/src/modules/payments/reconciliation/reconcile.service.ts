import type { Db } from '../../../infra/db/Db'
import type { Settled } from '../provider/adyen/settlementFile'
import { findBooked } from './reconcile.repository'
import type { Booked } from './reconcile.repository'

interface Difference extends Record<string, unknown> {
  payment: number | null
  reference: string
  fault: 'unknown_here' | 'not_settled' | 'currency' | 'received' | 'refunded' | 'charged_back'
  here: string
  provider: string
}

/** With `paidBetween`, also returns payments of that period that the report lacks. */
export const reconcile = async (
  db: Db,
  provider: string,
  settled: readonly Settled[],
  paidBetween?: { from: Date; to: Date },
): Promise<Difference[]> => {
  const references = settled.map(({ reference }) => reference)
  const known = new Map(
    (await findBooked(db, provider, references, paidBetween)).map((row) => [row.reference, row]),
  )
  const differences: Difference[] = []
  for (const row of settled) {
    const payment = known.get(row.reference)
    differences.push(...(payment ? compare(payment, row) : [unknownHere(row)]))
  }
  for (const row of known.values())
    if (!references.includes(row.reference))
      differences.push(differ(row, 'not_settled', money(row.received, row.currency), 'nothing'))
  return differences
}

const money = (minor: number, currency: string) => `${minor} ${currency}`

const differ = (
  { payment, reference }: Booked,
  fault: Difference['fault'],
  here: string,
  provider: string,
): Difference => ({ payment, reference, fault, here, provider })

const unknownHere = ({ reference, currency, received }: Settled): Difference => ({
  payment: null,
  reference,
  fault: 'unknown_here',
  here: 'nothing',
  provider: money(received, currency),
})

const compare = (known: Booked, settled: Settled): Difference[] => {
  const { currency, received, refunded, chargedBack } = settled
  if (currency !== known.currency)
    return [differ(known, 'currency', money(known.received, known.currency), money(received, currency))]
  const isChargedBack = chargedBack > 0
  return [
    ...(received === known.received
      ? []
      : [differ(known, 'received', money(known.received, currency), money(received, currency))]),
    ...(refunded === known.refunded
      ? []
      : [differ(known, 'refunded', money(known.refunded, currency), money(refunded, currency))]),
    ...(isChargedBack === (known.state === 'charged_back')
      ? []
      : [differ(known, 'charged_back', known.state, isChargedBack ? money(chargedBack, currency) : 'not')]),
  ]
}
