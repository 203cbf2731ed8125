import { noBrand } from '@duetto/shared/domain'
import type { Brand } from '@duetto/shared/domain'
import { valueOf } from '../settings/values'
import type { Setting, Value } from '../settings/values'

const prefix = 'brand.'

const fieldsOf = (settings: readonly Setting[], read: (setting: Setting) => Value): [string, Value][] =>
  settings
    .filter(({ name }) => name.startsWith(prefix))
    .map((setting) => [setting.name.slice(prefix.length), read(setting)])

export const brandOf = (settings: readonly Setting[]): Brand => ({
  ...noBrand,
  ...Object.fromEntries(fieldsOf(settings, valueOf)),
})

export const storedBrand = (settings: readonly Setting[], host: string): Value => {
  const fields = fieldsOf(settings, ({ for_all, for_host }) => (host === '*' ? for_all : for_host))
  const stored = fields.filter(([, value]) => value !== null)
  return stored.length > 0 ? Object.fromEntries(stored) : null
}

/**
 * Fields that are neither stored nor changed stay unset, so they keep inheriting the value for all hosts or the
 * default.
 */
export const withChanges = (stored: Value, before: Brand, after: Brand): Value => ({
  ...(stored as Record<string, Value> | null),
  ...Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== before[name as keyof Brand]),
  ),
})
