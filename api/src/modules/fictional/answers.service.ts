import type { ConsoleResponse } from '@duetto/shared/contract/console'
import { dayMs, operatorLimits } from '@duetto/shared/domain'
import type { AnswerGrouping, Days } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { requirePeriod } from '../../http/requirePeriod'
import { countAnswers } from './answers.repository'

export const getAnswerFigures = async (
  { db }: Pick<Deps, 'db'>,
  { by, ...days }: Days & { by: AnswerGrouping },
): Promise<ConsoleResponse<'getAnswerFigures'>> => {
  requirePeriod(days, operatorLimits.answerFigureDays)
  const period = { start: new Date(days.from), end: new Date(Date.parse(days.to) + dayMs) }
  const rows = await countAnswers(db, period, by)
  return {
    rows: rows.map(({ id, name, shift, answers, median }) => ({
      fictional: id === null ? null : { id, name: name ?? '' },
      shift: shift?.toISOString() ?? null,
      answers,
      median_wait_seconds: median,
    })),
  }
}
