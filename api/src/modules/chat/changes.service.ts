import type { Message } from '@duetto/shared/contract'
import { limits, timings } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { raiseVersions } from '../members/versions.repository'
import {
  eraseMessage,
  findFacts,
  findPlace,
  recountUnread,
  setReaction,
  updatePreview,
  updateText,
} from './changes.repository'
import type { Place } from './changes.repository'
import { presentMessage, previewOf } from './chat.presenter'
import { countUnread, lockConversation } from './conversations.repository'
import type { ChatCosts } from './cost'
import { checkLength } from './length'
import type { MessageRow } from './messages.repository'
import { findSights, historySince, isInSight } from './sight'
import type { Sight } from './sight'

type Act = 'edit' | 'delete' | 'react'
interface Change {
  row: MessageRow
  unread?: number
}

export const editMessage = (
  deps: Deps,
  userId: number,
  { message: id, text }: { message: number; text: string },
  costs: ChatCosts,
): Promise<Message> => {
  checkLength(text, 'text', costs)
  const now = deps.now()
  return change(deps, userId, id, 'edit', async (tx, place) => {
    const writtenAfter = new Date(now.getTime() - timings.messageEditMs)
    const row = await updateText(tx, place, { text, writtenAfter, now })
    if (!row) return undefined
    await updatePreview(tx, row, previewOf(text))
    return { row }
  })
}

export const deleteMessage = (deps: Deps, userId: number, id: number): Promise<Message> =>
  change(deps, userId, id, 'delete', async (tx, place) => {
    const row = await eraseMessage(tx, place, deps.now())
    if (!row) return undefined
    await updatePreview(tx, row, '')
    return { row, unread: await recountUnread(tx, place.other_id, place.conversation_id) }
  })

export const react = (
  deps: Deps,
  userId: number,
  { message: id, emoji }: { message: number; emoji: string | null },
): Promise<Message> =>
  change(deps, userId, id, 'react', async (tx, place) => {
    const row = await setReaction(tx, place, emoji)
    return row && { row }
  })

export const requirePlace = async ({ db, now }: Deps, userId: number, messageId: number): Promise<Place> => {
  const place = await findPlace(db, userId, messageId, historySince(now(), false))
  if (!place) throw new DomainError('not_found')
  return place
}

/**
 * Holds the conversation's lock, which `markRead` acquires, too: a message must not be read during an edit or deletion.
 * If `apply` changes nothing, `explain` returns the message or throws the reason.
 */
const change = async (
  deps: Deps,
  userId: number,
  messageId: number,
  act: Act,
  apply: (tx: Db, place: Place) => Promise<Change | undefined>,
): Promise<Message> => {
  const place = await requirePlace(deps, userId, messageId)
  const changed = await deps.db.tx(async (tx) => {
    await lockConversation(tx, userId, place.other_id)
    const done = await apply(tx, place)
    if (!done) return { row: await explain(tx, place, act), isNew: false }
    await raiseVersions(tx, [userId, place.other_id])
    return { ...done, isNew: true }
  })
  const sightOf = await findSights(deps, place.conversation_id)
  if (changed.isNew) await announceChange(deps, changed, place, sightOf)
  return presentMessage(changed.row, userId, sightOf(userId))
}

const explain = async (tx: Db, place: Place, act: Act): Promise<MessageRow> => {
  const facts = await findFacts(tx, place)
  if (!facts) throw new DomainError('not_found')
  const { row, is_read, is_blocked } = facts
  const isTheirs = row.sender_id !== place.user_id
  if (isTheirs ? act !== 'react' || row.is_deleted : row.is_deleted && act !== 'delete')
    throw new DomainError('not_found')
  if (is_blocked && act !== 'delete') throw new DomainError('blocked')
  if (act === 'react' || row.is_deleted) return row
  if (act === 'edit' && row.kind !== 'text') throw new DomainError('bad_input', { field: 'message' })
  throw new DomainError(is_read ? 'message_read' : 'edit_time_over')
}

export const announceChange = async (
  deps: Deps,
  { row, unread }: Change,
  place: Pick<Place, 'user_id' | 'other_id'>,
  sightOf: (userId: number) => Sight,
): Promise<void> => {
  const total = unread === undefined ? 0 : await countUnread(deps.db, place.other_id, limits.unreadBadgeCap)
  for (const [to, from] of [
    [place.other_id, place.user_id],
    [place.user_id, place.other_id],
  ] as const) {
    if (!row.is_deleted && !isInSight(row, sightOf(to))) continue
    await deps.fanout.publish(to, {
      type: 'message-changed',
      conversation: row.conversation_id,
      profile: from,
      message: presentMessage(row, to, sightOf(to)),
      ...(unread !== undefined && to === place.other_id && { unread: { conversation: unread, total } }),
    })
  }
}
