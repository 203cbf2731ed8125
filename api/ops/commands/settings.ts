import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { checkStored } from '../../src/modules/settings/stored'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Text that is not JSON is a plain string.
    return text
  }
}

export const addSettingsCommands = (program: Command, context: Context, show: Show): void => {
  const { db } = context.deps
  const settings = program.command('settings').description('settings that override the defaults, by host')
  settings
    .command('get')
    .description('lists settings that differ from their defaults')
    .option('--host <host>', 'a host, or * for all', '*')
    .action(async ({ host }: { host: string }) => {
      const row = await db.maybe<{ data: Record<string, unknown> }>(
        sql`select data from settings where host = ${host.toLowerCase()}`,
      )
      show(row?.data ?? {})
    })
  settings
    .command('set <name> <value>')
    .description('sets one; the value is JSON or a plain word, null resets it to the default')
    .option('--host <host>', 'a host, or * for all', '*')
    .action(async (name: string, text: string, options: { host: string }) => {
      const host = options.host.toLowerCase()
      const value = readJson(text)
      if (value !== null) checkStored({ [name]: value })
      else if (!/^\w+$/.test(name)) throw new OpsError(`There is no setting ${name}.`)
      await db.tx(async (tx) => {
        await tx.run(sql`
          insert into settings (host, data) values (${host}, jsonb_strip_nulls(${JSON.stringify({ [name]: value })}::text::jsonb))
          on conflict (host) do update
            set data = jsonb_strip_nulls(settings.data || ${JSON.stringify({ [name]: value })}::text::jsonb),
              updated_at = ${context.deps.now()}`)
        await audit(tx, context, { action: 'setting', subject: `${host} ${name}`, details: { value } })
      })
      show({ host, [name]: value })
    })
}
