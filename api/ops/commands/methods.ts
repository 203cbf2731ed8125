import { countries, paymentMethods } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { isCheckViolation } from '../../src/infra/db/databaseErrors'
import { providerNames } from '../../src/modules/payments/provider/providerOf'
import { findOffers } from '../../src/modules/packages/methods.service'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readMinor } from '../values'

const countrySchema = z.enum(countries as [Country, ...Country[]])

interface Options {
  surcharge: string
  offered: boolean
  provider?: string
}

export const addMethodCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const methods = program.command('methods').description('payment methods by country')
  methods
    .command('list <country>')
    .description('lists the offered methods with their surcharges')
    .option('--host <host>', 'a host with its own settings', '*')
    .action(async (given: string, { host }: { host: string }) => {
      const offers = await findOffers(db, { host, country: countrySchema.parse(given) }, null)
      show(
        offers.map(({ id, family, status, surcharge_minor, currency }) => ({
          id,
          family,
          status,
          surcharge_minor,
          currency,
        })),
      )
    })
  methods
    .command('set <country> <method>')
    .description('sets the surcharge, or whether the method is offered')
    .option('--surcharge <minor>', 'minor units', '0')
    .option('--no-offered', 'stop offering it there')
    .option('--provider <name>', 'the provider there, if not the configured one')
    .action(async (place: string, name: string, options: Options) => {
      const country = countrySchema.parse(place)
      const method = z.enum(paymentMethods).parse(name)
      const surcharge = readMinor(options.surcharge)
      const provider = z.enum(providerNames).optional().parse(options.provider) ?? null
      try {
        await db.tx(async (tx) => {
          await tx.run(sql`
            insert into method_settings (country, method, surcharge_minor, is_offered, provider)
            values (${country}, ${method}, ${surcharge}, ${options.offered}, ${provider})
            on conflict (country, method) do update
              set surcharge_minor = excluded.surcharge_minor, is_offered = excluded.is_offered,
                provider = excluded.provider`)
          await audit(tx, context, {
            action: 'method set',
            subject: `${country} ${method}`,
            details: { surcharge, isOffered: options.offered, provider },
          })
        })
      } catch (error) {
        if (!isCheckViolation(error, 'method_settings_surcharge')) throw error
        throw new OpsError(
          `A surcharge on ${method} is not allowed in ${country}: consumer cards and SEPA must carry none in the EEA and the United Kingdom.`,
        )
      }
      show({ country, method, surcharge_minor: surcharge, offered: options.offered, provider })
    })
}
