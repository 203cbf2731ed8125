import type { Command } from 'commander'
import { readSettlement, SettlementError } from '../../src/modules/payments/provider/adyen/settlementFile'
import { reconcile } from '../../src/modules/payments/reconciliation/reconcile.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readInputFile } from '../files'
import { readDay } from '../values'

interface Options {
  from?: Date
  to?: Date
}

export const addReconcileCommand = (payments: Command, { deps, cwd }: Context, show: Show): void => {
  payments
    .command('reconcile <file>')
    .description("compares the books with Adyen's settlement details report and lists the differences")
    .option('--from <day>', 'with --to: payments of these days (UTC) must be in the file', readDay)
    .option('--to <day>', 'the day after the last one', readDay)
    .action(async (file: string, { from, to }: Options) => {
      if ((from === undefined) !== (to === undefined)) throw new OpsError('Give --from and --to together.')
      const text = await readInputFile({ cwd }, file)
      show(await reconcile(deps.db, 'adyen', readLines(text), from && to ? { from, to } : undefined))
    })
}

const readLines = (text: string): ReturnType<typeof readSettlement> => {
  try {
    return readSettlement(text)
  } catch (error) {
    if (error instanceof SettlementError)
      throw new OpsError(`This is no settlement details report: ${error.message}.`)
    throw error
  }
}
