import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { brandPictures } from '@duetto/shared/domain'
import { z } from 'zod'
import { uploadBrandPicture } from '../../src/modules/brand/upload.service'
import { changeSetting } from '../../src/modules/settings/change.service'
import { listSettings } from '../../src/modules/settings/list.service'
import { OpsError } from '../Context'
import { readInputBytes } from '../files'
import type { Context, Show } from '../Context'

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
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
    .description(
      'sets one; the value is JSON or a plain word, null removes it, so that the value for all hosts or the default applies',
    )
    .option('--host <host>', 'a host, or * for all', '*')
    .action(async (name: string, text: string, { host }: { host: string }) => {
      const value = readJson(text)
      await changeSetting(context.deps, { name: context.actor }, { host, name, value })
      show({ host: host.toLowerCase(), [name]: value })
    })
  settings
    .command('upload <kind> <file>')
    .description(`uploads a PNG or SVG as ${brandPictures.join(', ')} of the brand, and sets it`)
    .option('--host <host>', 'a host, or * for all', '*')
    .action(async (given: string, file: string, { host }: { host: string }) => {
      const kind = z.enum(brandPictures).parse(given)
      const value = await uploadBrandPicture(context.deps, kind, await readInputBytes(context, file))
      const name = `brand.${kind}`
      await changeSetting(context.deps, { name: context.actor }, { host, name, value })
      show({ host: host.toLowerCase(), [name]: value })
    })
  settings
    .command('describe [name]')
    .description(
      'explains every setting, or those whose name begins like this: meaning, default, value of the host',
    )
    .option('--host <host>', 'a host, or * for all', '*')
    .action(async (name: string | undefined, { host }: { host: string }) => {
      const { settings: all } = await listSettings(context.deps, host)
      const wanted = all.filter((setting) => setting.name.startsWith(name ?? ''))
      if (wanted.length === 0) throw new OpsError(`There is no setting ${name ?? ''}.`)
      show(wanted.map(({ schema: _, ...setting }) => setting))
    })
}
