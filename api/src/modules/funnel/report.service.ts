import { dayMs, dayOf, funnelLimits, funnelSteps } from '@duetto/shared/domain'
import type { FunnelGrouping, FunnelRow } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { requirePeriod } from '../../http/requirePeriod'
import { sumCounts } from './counts.repository'
import type { CountRow } from './counts.repository'
import { wilsonInterval } from './wilson'

export interface FunnelReport {
  from: string
  to: string
  by: FunnelGrouping
  rows: FunnelRow[]
}

const presentRow = ({ lander, name, ...row }: CountRow): Omit<FunnelRow, 'is_winner'> => ({
  lander,
  name,
  counts: Object.fromEntries(funnelSteps.map((step) => [step, row[step]])) as FunnelRow['counts'],
  interval: wilsonInterval(row.signed_up, row.view),
})

type Compared = Pick<FunnelRow, 'lander' | 'interval'>

export const isWinner = (row: Compared, rows: readonly Compared[]): boolean => {
  if (row.lander === null || row.interval === null) return false
  const { low } = row.interval
  const others = rows.filter((other) => other !== row && other.lander === row.lander)
  return others.length > 0 && others.every(({ interval }) => interval !== null && interval.high < low)
}

interface Period {
  from?: string
  to?: string
  by: FunnelGrouping
}

export const getFunnel = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { from, to = dayOf(now()), by }: Period,
): Promise<FunnelReport> => {
  const first = from ?? dayOf(Date.parse(to) - (funnelLimits.defaultReportDays - 1) * dayMs)
  requirePeriod({ from: first, to }, funnelLimits.reportDays)
  const rows = (await sumCounts(db, { from: first, to, by })).map(presentRow)
  return { from: first, to, by, rows: rows.map((row) => ({ ...row, is_winner: isWinner(row, rows) })) }
}
