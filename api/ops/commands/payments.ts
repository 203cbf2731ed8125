import type { Command } from 'commander'
import sql from 'sql-template-tag'
import {
  chargeBackPayment,
  closePayment,
  decidePaymentHold,
  refundPayment,
  withdrawPayment,
} from '../../src/modules/payments/desk/acts.service'
import type { HoldDecision } from '../../src/modules/payments/payments.repository'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readId, readMinor, readReason } from '../values'
import { addReconcileCommand } from './reconcile'

export const addPaymentCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const list = (where: ReturnType<typeof sql>) =>
    db.many<Record<string, unknown>>(sql`
      select id, user_id as member, package, method, price_minor, currency, state, failure, received_minor,
        refunded_minor, receipt_number as receipt, created_at, capture_at, release_at, release_refused_at,
        tracking as source
      from payments where ${where} order by id desc limit 200`)

  const payments = program.command('payments').description('orders and their states')
  payments
    .command('list')
    .description('lists the latest orders')
    .option('--member <id>', 'only those of this member')
    .option('--unclear', 'only those that need a person: too little or too much money arrived')
    .option('--held', 'only those whose money is reserved and waits to be captured')
    .action(async ({ member, unclear, held }: { member?: string; unclear?: true; held?: true }) => {
      const who = member === undefined ? sql`true` : sql`user_id = ${readId(member)}`
      const what = unclear ? sql`(state = 'unknown' or received_minor > price_minor)` : sql`true`
      const which = held ? sql`state = 'authorised'` : sql`true`
      show(await list(sql`${who} and ${what} and ${which}`))
    })

  payments
    .command('show <payment>')
    .description('shows one order, and where its buyer came from')
    .action(async (given: string) => {
      const [payment] = await list(sql`id = ${readId(given)}`)
      if (!payment) throw new OpsError(`There is no payment ${given}.`)
      show(payment)
    })

  const actor = { name: context.actor }
  const end =
    (decision: HoldDecision) =>
    async (given: string, { reason }: { reason?: string }) => {
      const id = readId(given)
      await decidePaymentHold(context.deps, actor, { id, decision, reason })
      show(await list(sql`id = ${id}`))
    }
  payments
    .command('capture <payment>')
    .description('takes reserved money; the member then gets the credits')
    .option('--reason <text>', 'for the audit log', readReason)
    .action(end('capture'))
  payments
    .command('release <payment>')
    .description('gives reserved money back to the member')
    .option('--reason <text>', 'for the audit log', readReason)
    .action(end('release'))

  payments
    .command('close <payment>')
    .description(
      'ends an order whose release the provider refuses, once its back office shows nothing reserved',
    )
    .requiredOption('--reason <text>', 'for the audit log', readReason)
    .action(async (given: string, { reason }: { reason: string }) => {
      const id = readId(given)
      await closePayment(context.deps, actor, { id, reason })
      show(await list(sql`id = ${id}`))
    })

  for (const [name, act, description] of [
    ['withdraw', withdrawPayment, 'withdraws from a purchase for a member who asked for it by other means'],
    ['charge-back', chargeBackPayment, 'records a chargeback that the provider announced without a notice'],
  ] as const)
    payments
      .command(`${name} <payment>`)
      .description(description)
      .requiredOption('--reason <text>', 'for the audit log', readReason)
      .action(async (given: string, { reason }: { reason: string }) => {
        const id = readId(given)
        await act(context.deps, actor, { id, reason })
        show(await list(sql`id = ${id}`))
      })

  addReconcileCommand(payments, context, show)

  const refunds = program.command('refunds').description('refunds')
  refunds
    .command('list')
    .description('lists the latest refunds, and whether the provider has accepted them')
    .action(async () =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select reference, payment_id as payment, kind, amount_minor, credits, state, attempts, created_at
          from refunds order by id desc limit 200`),
      ),
    )
  refunds
    .command('create <payment>')
    .description('refunds a purchase in full or in part and removes its unused credits in proportion')
    .option('--amount <minor>', 'in minor units; by default, all that is left')
    .requiredOption('--reason <text>', 'for the audit log', readReason)
    .action(async (id: string, { amount, reason }: { amount?: string; reason: string }) => {
      const amount_minor = amount === undefined ? undefined : readMinor(amount)
      show(await refundPayment(context.deps, actor, { id: readId(id), amount_minor, reason }))
    })
}
