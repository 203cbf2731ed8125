import { dayOf } from '@duetto/shared/domain'
import type { Command } from 'commander'
import { readSettlement, SettlementError } from '../../src/modules/payments/provider/adyen/settlementFile'
import { reconcile } from '../../src/modules/payments/reconciliation/reconcile.service'
import { listReconciliations } from '../../src/modules/payments/reconciliation/daily.job'
import { reconcileDay } from '../../src/modules/payments/reconciliation/day.service'
import { readBookings, requireDays } from '../../src/modules/payments/desk/bookings.service'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readInputFile } from '../files'
import { readDay } from '../values'

interface Options {
  from?: Date
  to?: Date
}

export const addReconcileCommand = (payments: Command, context: Context, show: Show): void => {
  const { deps, cwd } = context
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
  payments
    .command('reconcile-day <day>')
    .description('compares the orders paid on a day (UTC) with the ledger and the notices of the provider')
    .action(async (day: string) => show((await reconcileDay(deps.db, dayOf(readDay(day)))).differences))
  payments
    .command('reconciliations')
    .description('lists the results of the daily reconciliation, days that differ first')
    .action(async () => show((await listReconciliations(deps)).days))
  payments
    .command('export')
    .description('prints sales, refunds and chargebacks of these days (UTC) as CSV for the accountant')
    .requiredOption('--from <day>', 'first day', readDay)
    .requiredOption('--to <day>', 'last day', readDay)
    .action(async ({ from, to }: Required<Options>) => {
      const days = { from: dayOf(from), to: dayOf(to) }
      requireDays(days)
      const subject = `bookings ${days.from} to ${days.to}`
      await audit(deps.db, context, { action: 'bookings exported', subject })
      const bookings = []
      for await (const rows of readBookings(deps.db, days)) bookings.push(...rows)
      show(bookings, 'csv')
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
