import { dayMs, operatorLimits } from '@duetto/shared/domain'
import type { Days } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { requirePeriod } from '../../http/requirePeriod'
import {
  countActive,
  countAppeals,
  countRefusedByProgram,
  countRefusedMedia,
  countRefusedPhotos,
  countReportDecisions,
  countReports,
  countStandings,
  findMedianHours,
} from './figures.repository'
import type { Figure } from './figures.repository'

const activeDays = 30

const presentMedian = (detail: string, hours: number | null): Figure[] =>
  hours === null ? [] : [{ figure: 'median_hours', detail, value: Math.round(hours * 10) / 10 }]

/**
 * Figures for Art. 15 and 24 DSA of the period `days` (both days included, UTC). Active members are always those of the
 * last 30 days.
 */
export const getTransparencyFigures = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  days: Days,
): Promise<Figure[]> => {
  requirePeriod(days, operatorLimits.transparencyDays)
  const period = { start: new Date(days.from), end: new Date(Date.parse(days.to) + dayMs) }
  const counts = [
    countReports,
    countReportDecisions,
    countRefusedPhotos,
    countRefusedByProgram,
    countRefusedMedia,
    countStandings,
    countAppeals,
  ]
  const figures: Figure[] = []
  for (const count of counts) figures.push(...(await count(db, period)))
  const median = await findMedianHours(db, period)
  return [
    ...figures,
    ...(['notice', 'appeal'] as const).flatMap((detail) => presentMedian(detail, median[detail])),
    ...(await countActive(db, new Date(now().getTime() - activeDays * dayMs))),
  ]
}
