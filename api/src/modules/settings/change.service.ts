import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { settingFields } from './describe'
import { lockSettings, storeSettings } from './settings.repository'
import { checkStored } from './stored'
import { valueIn, withValue } from './values'

export interface SettingChange {
  /** `*` means all hosts. */
  host: string
  /** Includes the group, as in `company.city`. The name of a group stands for all its settings. */
  name: string
  /** Null removes the stored value. The value for all hosts, or the default, then applies. */
  value: unknown
  /**
   * Stored value that the operator saw, or null if there was none. If the value has changed since, the change throws
   * `conflict`. Undefined skips this check.
   */
  seen?: unknown
  reason?: string
}

const isSetting = (name: string): boolean =>
  settingFields.some((field) => field.isStored && (field.name === name || field.name.startsWith(`${name}.`)))

export const changeSetting = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { name, value, seen, reason, ...change }: SettingChange,
): Promise<void> => {
  const host = change.host.toLowerCase()
  if (value !== null && isSetting(name)) checkStored(withValue({}, name, value))
  await db.tx(async (tx) => {
    const data = await lockSettings(tx, host, now())
    const before = valueIn(data, name)
    // Settings that no longer exist can only be removed.
    if (!isSetting(name) && (value !== null || before === null)) throw new DomainError('not_found', { name })
    if (seen !== undefined && !isDeepStrictEqual(before, seen)) throw new DomainError('conflict')
    await storeSettings(tx, host, withValue(data, name, value), now())
    const line = {
      action: 'setting',
      subject: `${host} ${name}`,
      reason,
      before: { value: before },
      after: { value },
    }
    await insertAudit(tx, actor, line, now())
  })
}
