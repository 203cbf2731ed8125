import { dayOf } from '@duetto/shared/domain'
import type { Command } from 'commander'
import { labelFigure } from '../../src/modules/transparency/figureLabels'
import { getTransparencyFigures } from '../../src/modules/transparency/figures.service'
import type { Context, Show } from '../Context'
import { readDay } from '../values'

export const addTransparencyCommand = (program: Command, { deps }: Context, show: Show): void => {
  program
    .command('transparency')
    .description('counts the figures of a transparency report under the Digital Services Act')
    .requiredOption('--from <day>', 'first day (UTC)', readDay)
    .requiredOption('--to <day>', 'last day', readDay)
    .option('--csv', 'print CSV')
    .action(async ({ from, to, csv }: { from: Date; to: Date; csv?: true }) => {
      const figures = await getTransparencyFigures(deps, { from: dayOf(from), to: dayOf(to) })
      show(figures.map(labelFigure), csv && 'csv')
    })
}
