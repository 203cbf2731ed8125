import type { Deps } from '../../app/deps'
import { jsonSchemaOf, settingFields } from './describe'
import { findOwnHosts, findSettings } from './settings.repository'
import { valueIn } from './values'

export const listSettings = async ({ db }: Pick<Deps, 'db'>, requested: string) => {
  const host = requested.toLowerCase()
  const rows = await findSettings(db, host)
  const dataOf = (wanted: string) => rows.find((row) => row.host === wanted)?.data ?? {}
  const settings = settingFields
    .filter(({ isStored }) => isStored)
    .map((field) => ({
      name: field.name,
      meaning: field.meaning,
      default: field.default ?? null,
      for_all: valueIn(dataOf('*'), field.name),
      for_host: host === '*' ? null : valueIn(dataOf(host), field.name),
      schema: jsonSchemaOf(field),
    }))
  return { hosts: await findOwnHosts(db), settings }
}
