import { answerGroupings, dayOf } from '@duetto/shared/domain'
import type { AnswerGrouping } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import { getAnswerFigures } from '../../src/modules/fictional/answers.service'
import type { Context, Show } from '../Context'
import { readDay } from '../values'

interface Options {
  from: Date
  to: Date
  by: AnswerGrouping
  csv?: true
}

export const addFigureCommand = (fictional: Command, { deps }: Context, show: Show): void => {
  fictional
    .command('figures')
    .description('counts operators’ answers and the median wait for them')
    .requiredOption('--from <day>', 'first day (UTC)', readDay)
    .requiredOption('--to <day>', 'last day', readDay)
    .addOption(
      new Option('--by <grouping>', 'grouping of the rows').choices(answerGroupings).default('profile'),
    )
    .option('--csv', 'print CSV')
    .action(async ({ from, to, by, csv }: Options) => {
      const { rows } = await getAnswerFigures(deps, { from: dayOf(from), to: dayOf(to), by })
      show(
        rows.map(({ fictional: profile, shift, answers, median_wait_seconds }) => ({
          profile: profile?.name ?? '',
          shift: shift ?? '',
          answers,
          median_wait_seconds,
        })),
        csv && 'csv',
      )
    })
}
