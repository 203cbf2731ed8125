import { discountCodeSchema } from '@duetto/shared/contract/console/schemas'
import { countries, currencies, paymentMethods } from '@duetto/shared/domain'
import type { Command } from 'commander'
import { z } from 'zod'
import { findCodes } from '../../src/modules/discounts/codes.repository'
import { createCode, endCode } from '../../src/modules/discounts/codes.service'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readReason } from '../values'

const optionsSchema = z.object({
  percent: z.coerce.number().int().min(1).max(100),
  country: z.enum(countries as [string, ...string[]]).optional(),
  user: z.coerce.number().int().positive().optional(),
  expires: z.coerce.date().optional(),
  minimum: z.coerce.number().int().nonnegative().default(0),
  currency: z.enum(currencies as [string, ...string[]]).optional(),
  methods: z.array(z.enum(paymentMethods)).default([]),
  validity: z.enum(['once-per-user', 'once', 'unlimited']),
  reason: z.string().optional(),
})

export const addDiscountCommands = (program: Command, context: Context, show: Show): void => {
  const { deps } = context
  const actor = { name: context.actor }
  const discount = program.command('discount').description('discount codes')
  discount
    .command('list')
    .description('lists codes and how often each is reserved or used')
    .action(async () => show(await findCodes(deps.db, { limit: 200 })))
  discount
    .command('create <code>')
    .description('creates a code')
    .requiredOption('--percent <1-100>')
    .option('--validity <kind>', 'once-per-user, once or unlimited', 'once-per-user')
    .option('--country <code>', 'only valid in this country')
    .option('--user <id>', 'only valid for this member')
    .option('--expires <time>', 'when it expires, as an ISO time')
    .option('--minimum <minor>', 'minimum list price of the package, in minor units; needs --currency')
    .option('--currency <code>')
    .option('--methods <methods...>', 'only valid with these payment methods')
    .option('--reason <text>', 'for the audit log', readReason)
    .action(async (given: string, options: unknown) => {
      const code = discountCodeSchema.parse(given)
      const { user: member, expires, minimum, ...rest } = optionsSchema.parse(options)
      if (minimum > 0 && !rest.currency) throw new OpsError('--minimum needs --currency.')
      const expires_at = expires?.toISOString()
      await createCode(deps, actor, { ...rest, code, member, expires_at, minimum_minor: minimum })
      show({ code, status: 'active' })
    })
  discount
    .command('disable <code>')
    .description('disables a code')
    .option('--reason <text>', 'for the audit log', readReason)
    .action(async (given: string, { reason }: { reason?: string }) => {
      const code = discountCodeSchema.parse(given)
      await endCode(deps, actor, { code, reason })
      show({ code, status: 'disabled' })
    })
}
