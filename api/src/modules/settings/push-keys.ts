import webPush from 'web-push'
import type { Config } from '../../app/config'
import type { Db } from '../../infra/db/Db'
import { ensureSecret } from './settings.repository'

export type PushKeys = NonNullable<Config['pushKeys']>
const cached = new WeakMap<Db, PushKeys>()

/** Stored keys are generated only once, because new keys would invalidate every subscription. */
export const getPushKeys = async (db: Db, { pushKeys }: Pick<Config, 'pushKeys'>): Promise<PushKeys> => {
  if (pushKeys) return pushKeys
  const known = cached.get(db)
  if (known) return known
  const keys = JSON.parse(
    await ensureSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as PushKeys
  cached.set(db, keys)
  return keys
}
