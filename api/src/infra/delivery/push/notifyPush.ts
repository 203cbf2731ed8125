import type { PushMessage } from '@duetto/shared/contract'
import type { Deps } from '../../../app/deps'
import { intlOf } from '../../../texts/intl'
import { labelSender } from '../labelSender'
import { deliveryMessages } from '../deliveryMessages'
import { settingsOf } from '../readerSite'
import { findReceiver } from './push.repository'

interface PushNotice {
  type: PushMessage['type']
  from: number
  path: string
  blockPath?: string
  tag: string
}

/** Call this after the commit. Losing a push is harmless, because pages read the database. */
export const notifyPush = async (deps: Deps, userId: number, notice: PushNotice): Promise<void> => {
  const wish = notice.type === 'message' ? 'push_messages' : 'push_likes'
  const receiver = await findReceiver(deps.db, userId, notice.from, wish)
  if (!receiver) return
  const { name: site } = await settingsOf(deps, receiver)
  const { formatMessage } = intlOf(receiver.language)
  const sender = await labelSender(deps, receiver)
  const message: PushMessage = {
    type: notice.type,
    title: site,
    body: formatMessage(deliveryMessages[notice.type === 'message' ? 'pushMessage' : 'pushLike'], { sender }),
    path: notice.path,
    tag: notice.tag,
    ...(notice.blockPath && {
      act: { title: formatMessage(deliveryMessages.pushBlock), path: notice.blockPath },
    }),
  }
  await Promise.all(
    receiver.ids.map((subscription) => deps.push.send({ subscription, message: JSON.stringify(message) })),
  )
}
