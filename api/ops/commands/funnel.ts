import { dayOf, funnelGroupings, funnelTable } from '@duetto/shared/domain'
import type { FunnelGrouping } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import { getFunnel } from '../../src/modules/funnel/report.service'
import type { Context, Show } from '../Context'
import { readDay } from '../values'

interface Options {
  from?: Date
  to?: Date
  by: FunnelGrouping
  csv?: true
}

export const addFunnelCommand = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('funnel')
    .description('counts the visits that reached each step, from a lander to the first purchase')
    .option('--from <day>', 'first day of the visits (UTC); default: 30 days', readDay)
    .option('--to <day>', 'last day; default: today', readDay)
    .addOption(new Option('--by <part>', 'group by').choices(funnelGroupings).default('lander'))
    .option('--csv', 'print CSV')
    .action(async ({ from, to, by, csv }: Options) => {
      const day = (date: Date | undefined) => date && dayOf(date)
      const { rows } = await getFunnel(deps, { from: day(from), to: day(to), by })
      show(funnelTable(by, rows), csv && 'csv')
    })
}
