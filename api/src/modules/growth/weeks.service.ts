import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { dayMs, dayOf, operatorLimits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { sumBookings } from '../payments/desk/bookings.repository'
import { findMemberWeeks } from './weeks.repository'

const weekMs = 7 * dayMs

const mondayOf = (at: Date): number => {
  const day = Date.parse(dayOf(at))
  return day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs
}

export const getWeeks = async ({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<ConsoleResponse<'getWeeks'>> => {
  const first = mondayOf(now()) - (operatorLimits.figureWeeks - 1) * weekMs
  const found = new Map((await findMemberWeeks(db, new Date(first))).map((row) => [row.week, row]))
  const revenue = await sumBookings(db, { from: new Date(first), until: now() })
  const ifOver = (count: number, start: number, weeks: number) =>
    start + (1 + weeks) * weekMs <= now().getTime() ? count : null
  const weeks = Array.from({ length: operatorLimits.figureWeeks }, (_, index) => {
    const start = first + index * weekMs
    const week = dayOf(start)
    const { sign_ups = 0, activations = 0, after_1 = 0, after_4 = 0 } = found.get(week) ?? {}
    return {
      week,
      sign_ups,
      activations,
      after_1: ifOver(after_1, start, 1),
      after_4: ifOver(after_4, start, 4),
      revenue: revenue
        .filter((row) => row.week === week)
        .map(({ currency, amount_minor }) => ({ currency, amount_minor })),
    }
  })
  return { weeks }
}
