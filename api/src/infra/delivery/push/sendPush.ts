import { Agent } from 'node:https'
import webPush, { WebPushError } from 'web-push'
import type { Config } from '../../../app/config'
import type { Db } from '../../db/Db'
import { getPushKeys } from '../../../modules/settings/push-keys'
import { lookupPublic } from '../../net/addresses'
import { findSubscription, removeSubscription } from './push.repository'
import type { PushPayload } from './push.repository'

const TIMEOUT_MS = 10_000
const TTL_S = 86_400
const goneStatuses = [404, 410]

const publicAgent = new Agent({ lookup: lookupPublic, keepAlive: true, timeout: TIMEOUT_MS })

interface Options {
  db: Db
  /** `mail` supplies the contact address for push services (RFC 8292). */
  config: Pick<Config, 'mail' | 'pushKeys'>
  agent?: Agent
}

export const createPushSender =
  ({ db, config, agent = publicAgent }: Options) =>
  async ({ subscription: id, message }: PushPayload): Promise<void> => {
    const found = await findSubscription(db, id)
    if (!found) return
    const { endpoint, p256dh, auth } = found
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: {
          subject: `mailto:${/<(.+)>/.exec(config.mail.from)?.[1] ?? config.mail.from}`,
          ...(await getPushKeys(db, config)),
        },
        TTL: TTL_S,
        timeout: TIMEOUT_MS,
        agent,
      })
    } catch (error) {
      if (error instanceof WebPushError && goneStatuses.includes(error.statusCode))
        await removeSubscription(db, id)
      else throw error
    }
  }
