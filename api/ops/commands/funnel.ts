import { dayOf, funnelGroupings } from '@duetto/shared/domain'
import type { FunnelGrouping } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import { getFunnel } from '../../src/modules/funnel/report.service'
import type { FunnelRow } from '../../src/modules/funnel/report.service'
import type { Context, Show } from '../Context'
import { readDay } from '../values'

interface Options {
  from?: Date
  to?: Date
  by: FunnelGrouping
  csv?: true
}

const percent = (rate: number | undefined): string => (rate === undefined ? '' : (rate * 100).toFixed(1))

const ofVariant = ({ counts, interval, is_winner }: FunnelRow) => ({
  sign_up_percent: percent(counts.view > 0 ? counts.signed_up / counts.view : undefined),
  lowest_percent: percent(interval?.low),
  highest_percent: percent(interval?.high),
  winner: is_winner ? 'yes' : '',
})

export const addFunnelCommand = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('funnel')
    .description('counts the visits that reached each step, from a lander to the first purchase')
    .option('--from <day>', 'first day of the visits (UTC); default: 30 days', readDay)
    .option('--to <day>', 'last day; default: today', readDay)
    .addOption(new Option('--by <part>', 'group by').choices(funnelGroupings).default('lander'))
    .option('--csv', 'print CSV')
    .action(async ({ from, to, by, csv }: Options) => {
      const day = (date: Date | undefined) => date && dayOf(date.getTime())
      const { rows } = await getFunnel(deps, { from: day(from), to: day(to), by })
      show(
        rows.map((row) => ({
          ...(row.lander !== null && { lander: row.lander }),
          [by]: row.name,
          ...row.counts,
          ...(by === 'variant' && ofVariant(row)),
        })),
        csv && 'csv',
      )
    })
}
