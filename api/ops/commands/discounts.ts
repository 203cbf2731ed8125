import {
  countries,
  currencies,
  normalizeDiscountCode,
  paymentMethods,
  timeBonusCode,
  welcomeDiscount,
} from '@duetto/shared/domain'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'

const codeSchema = z
  .string()
  .transform(normalizeDiscountCode)
  .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'a code has 3 to 40 letters, digits or hyphens'))
  .refine((code) => ![timeBonusCode.code, welcomeDiscount.code].some((own) => own === code), 'is built in')
const optionsSchema = z.object({
  percent: z.coerce.number().int().min(1).max(100),
  country: z.enum(countries as [string, ...string[]]).optional(),
  user: z.coerce.number().int().positive().optional(),
  expires: z.coerce.date().optional(),
  minimum: z.coerce.number().int().nonnegative().default(0),
  currency: z.enum(currencies as [string, ...string[]]).optional(),
  methods: z.array(z.enum(paymentMethods)).default([]),
  validity: z.enum(['once-per-user', 'once', 'unlimited']),
})

export const addDiscountCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const discount = program.command('discount').description('discount codes')
  discount
    .command('list')
    .description('lists codes and how often each is reserved or used')
    .action(async () =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select c.code, c.percent, c.validity, c.status, c.country, c.user_id as member, c.minimum_minor,
            c.currency, c.methods, c.expires_at,
            (select count(*)::int from discount_redemptions r where r.code = c.code) as used
          from discount_codes c order by c.created_at desc limit 200`),
      ),
    )
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
    .action(async (given: string, options: unknown) => {
      const code = codeSchema.parse(given)
      await create(context, code, optionsSchema.parse(options))
      show({ code, status: 'active' })
    })
  discount
    .command('disable <code>')
    .description('disables a code')
    .action(async (given: string) => {
      const code = codeSchema.parse(given)
      await db.tx(async (tx) => {
        const changed = await tx.run(
          sql`update discount_codes set status = 'disabled' where code = ${code} and status = 'active'`,
        )
        if (changed === 0) throw new OpsError(`There is no active code ${code}.`)
        await audit(tx, context, { action: 'discount disabled', subject: code })
      })
      show({ code, status: 'disabled' })
    })
}

const create = async (context: Context, code: string, options: z.output<typeof optionsSchema>) => {
  if (options.minimum > 0 && !options.currency) throw new OpsError('--minimum needs --currency.')
  await context.deps.db.tx(async (tx) => {
    const made = await tx.run(sql`
      insert into discount_codes
        (code, percent, country, user_id, expires_at, minimum_minor, currency, methods, validity)
      values (${code}, ${options.percent}, ${options.country}, ${options.user}, ${options.expires},
        ${options.minimum}, ${options.currency}, ${options.methods}::text[], ${options.validity})
      on conflict do nothing`)
    if (made === 0) throw new OpsError(`The code ${code} already exists.`)
    await audit(tx, context, { action: 'discount created', subject: code, details: options })
  })
}
