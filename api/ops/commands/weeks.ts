import { weekTable } from '@duetto/shared/domain'
import type { Command } from 'commander'
import { getWeeks } from '../../src/modules/growth/weeks.service'
import type { Context, Show } from '../Context'

export const addWeeksCommand = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('weeks')
    .description('counts sign-ups, activations, retention and revenue by week')
    .option('--csv', 'print CSV')
    .action(async ({ csv }: { csv?: true }) => {
      const { weeks } = await getWeeks(deps)
      show(weekTable(weeks), csv && 'csv')
    })
}
