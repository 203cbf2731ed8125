import type { PushMessage } from '@duetto/shared/contract'
import type { Deps } from '../../../app/deps'
import { intlOf } from '../../../texts/intl'
import { labelSender } from '../labelSender'
import { deliveryMessages } from '../messages'
import { getSettings } from '../../../modules/settings/settings.service'
import { findReceiver } from './push.repository'

interface News {
  type: PushMessage['type']
  from: number
  path: string
  /** Where the sender can be blocked. */
  blockPath?: string
  tag: string
}

/**
 * Notifies a member's browsers. Sent after the commit, as a hint only: the database has the facts, so a lost
 * push does no harm.
 */
export const notifyPush = async (deps: Deps, userId: number, news: News): Promise<void> => {
  const wish = news.type === 'message' ? 'push_messages' : 'push_likes'
  const receiver = await findReceiver(deps.db, userId, news.from, wish)
  if (!receiver) return
  const { hostname } = new URL(deps.config.publicUrl)
  const { name: site } = await getSettings(deps, { host: hostname, country: null })
  const { formatMessage } = intlOf(receiver.language)
  const sender = await labelSender(deps, receiver)
  const message: PushMessage = {
    type: news.type,
    title: site,
    body: formatMessage(deliveryMessages[news.type === 'message' ? 'pushMessage' : 'pushLike'], { sender }),
    path: news.path,
    tag: news.tag,
    ...(news.blockPath && {
      act: { title: formatMessage(deliveryMessages.pushBlock), path: news.blockPath },
    }),
  }
  await Promise.all(
    receiver.ids.map((subscription) => deps.push.send({ subscription, message: JSON.stringify(message) })),
  )
}
