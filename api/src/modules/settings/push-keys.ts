import webPush from 'web-push'
import type { Db } from '../../db/Db'
import { keepSecret } from './settings.repository'

export interface PushKeys {
  publicKey: string
  privateKey: string
}
const kept = new WeakMap<Db, PushKeys>()

/** The key pair of web push, made at first use and kept: another pair would orphan every subscription. */
export const getPushKeys = async (db: Db): Promise<PushKeys> => {
  const known = kept.get(db)
  if (known) return known
  const keys = JSON.parse(
    await keepSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as PushKeys
  kept.set(db, keys)
  return keys
}
