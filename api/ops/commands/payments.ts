import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { refundByOperator } from '../../src/modules/refunds/operator.service'
import { audit } from '../audit'
import type { Context, Show } from '../Context'
import { readId, readMinor } from '../values'

export const addPaymentCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const list = (where: ReturnType<typeof sql>) =>
    db.many<Record<string, unknown>>(sql`
      select id, user_id as member, package, method, price_minor, currency, state, failure, received_minor,
        refunded_minor, receipt_number as receipt, created_at
      from payments where ${where} order by id desc limit 200`)

  const payments = program.command('payments').description('orders and what became of them')
  payments
    .command('list')
    .description('the latest orders')
    .option('--member <id>', 'of one member')
    .option('--unclear', 'only those that a person must look at: too little or too much money')
    .action(async ({ member, unclear }: { member?: string; unclear?: true }) => {
      const who = member === undefined ? sql`true` : sql`user_id = ${readId(member)}`
      const what = unclear ? sql`(state = 'unknown' or received_minor > price_minor)` : sql`true`
      show(await list(sql`${who} and ${what}`))
    })

  const refunds = program.command('refunds').description('money paid back')
  refunds
    .command('list')
    .description('the latest refunds, and whether the provider knows of them')
    .action(async () =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select reference, payment_id as payment, kind, amount_minor, credits, state, attempts, created_at
          from refunds order by id desc limit 200`),
      ),
    )
  refunds
    .command('create <payment>')
    .description('pays a purchase back, whole or in part, and takes its unused credits in proportion')
    .option('--amount <minor>', 'minor units; without it all that is left')
    .requiredOption('--reason <text>', 'for the audit')
    .action(async (id: string, { amount, reason }: { amount?: string; reason: string }) => {
      const refund = await refundByOperator(
        context.deps,
        { paymentId: readId(id), amountMinor: amount === undefined ? undefined : readMinor(amount) },
        (tx, details) =>
          audit(tx, context, { action: 'refund', subject: `payment ${id}`, details: { ...details, reason } }),
      )
      show(refund)
    })
}
