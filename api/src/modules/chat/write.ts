import { addresses } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { notifyPush } from '../../infra/delivery/push/notifyPush'
import { raiseVersions } from '../members/versions.repository'
import { presentMessage, previewOf } from './chat.presenter'
import { findListState, lockConversation, requireView } from './conversations.repository'
import type { ListState } from './conversations.repository'
import { insertMessage, markLastMessage } from './messages.repository'
import type { MessageRow, NewMessage } from './messages.repository'
import { findTarget } from './sender.repository'
import { sightsOf } from './sight'

export const writeMessage = async (tx: Db, message: NewMessage): Promise<MessageRow> => {
  const row = await insertMessage(tx, message)
  await markLastMessage(tx, row, previewOf(message.text))
  return row
}

/** Call it after the commit. `key` identifies the message to the sender's devices, which may already show it. */
export const announceMessage = async (
  deps: Deps,
  row: MessageRow,
  otherId: number,
  { is_muted, is_archived }: Pick<ListState, 'is_muted' | 'is_archived'>,
  key?: string,
): Promise<void> => {
  const sightOf = await sightsOf(deps, row)
  for (const [to, from] of [
    [otherId, row.sender_id],
    [row.sender_id, otherId],
  ] as const) {
    const message = presentMessage(row, to, sightOf(to))
    await deps.fanout.publish(to, {
      type: 'chat-pushed',
      conversation: row.conversation_id,
      profile: from,
      message,
      ...(message.is_mine && key !== undefined && { key }),
      ...(!message.is_mine && is_muted && { is_muted }),
      ...(!message.is_mine && is_archived && { is_archived }),
    })
  }
}

export const pushMessage = (deps: Deps, row: MessageRow, otherId: number): Promise<void> =>
  notifyPush(deps, otherId, {
    type: 'message',
    from: row.sender_id,
    path: addresses.chat(row.conversation_id),
    blockPath: addresses.blockInChat(row.conversation_id),
    tag: `chat-${row.conversation_id}`,
  })

/** `guard` runs in the transaction, under the conversation's lock. If it throws, nothing is sent. */
export const sendAsOperator = async (
  deps: Deps,
  senderId: number,
  conversationId: number,
  text: string,
  guard?: (tx: Db) => Promise<void>,
): Promise<number> => {
  const sent = await deps.db.tx(async (tx) => {
    const { other_id: otherId } = await requireView(tx, senderId, conversationId)
    await lockConversation(tx, senderId, otherId)
    await guard?.(tx)
    if ((await findTarget(tx, senderId, otherId))?.has_blocked_me) throw new DomainError('blocked')
    const row = await writeMessage(tx, {
      conversation_id: conversationId,
      sender_id: senderId,
      kind: 'text',
      text,
      gift: null,
      media: null,
      credits: 0,
      created_at: deps.now(),
    })
    await raiseVersions(tx, [senderId, otherId])
    const { is_muted = false, is_archived = false } = (await findListState(tx, otherId, conversationId)) ?? {}
    return { row, otherId, is_muted, is_archived }
  })
  await announceMessage(deps, sent.row, sent.otherId, sent)
  if (!sent.is_muted) await pushMessage(deps, sent.row, sent.otherId)
  return sent.row.id
}
