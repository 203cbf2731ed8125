import { createHash } from 'node:crypto'
import type { CallResponse, Message } from '@duetto/shared/contract'
import { codePointLength, limits } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'
import { DomainError } from '../../app/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../db/Db'
import { raiseVersions } from '../members/version'
import { presentMessage } from './chat.presenter'
import { insertConversation, lockConversation, requireView } from './conversations.repository'
import { presentCost } from './cost'
import type { ChatCosts } from './cost'
import { findMedia } from './media'
import type { MessageRow } from './messages.repository'
import { payForMessage } from './pay'
import {
  claimKey,
  findKey,
  findSender,
  findTarget,
  lockSender,
  storeResponse,
  takeConversation,
} from './sender.repository'
import type { SenderRow } from './sender.repository'
import { announceMessage, writeMessage } from './write'

export interface SendBody {
  conversation?: number
  profile?: number
  kind: Message['kind']
  text?: string
  gift?: GiftId
  gif?: string
  photo?: number
}
type Sent = CallResponse<'sendMessage'>

interface Written {
  response: Sent
  /** Absent where the key was used before: the message is long told of. */
  news?: { row: MessageRow; otherId: number; isPaid: boolean }
}

/**
 * CHAT-02, CHAT-03: sends a message. One transaction holds the idempotency key, the conversation, the free
 * message or the credits, and the message: what is answered is committed, and what fails cost nothing.
 */
export const sendMessage = async (
  deps: Deps,
  userId: number,
  body: SendBody,
  key: string,
  costs: ChatCosts,
): Promise<Sent> => {
  const text = checkText(body, costs)
  const { response, news } = await deps.db.tx(async (tx): Promise<Written> => {
    const now = deps.now()
    const bodyHash = hashBody(body)
    if (!(await claimKey(tx, userId, key, bodyHash, now))) return repeat(tx, userId, key, bodyHash)
    const sender = await lockSender(tx, userId)
    checkSender(sender)
    const otherId = body.profile ?? (await requireView(tx, userId, body.conversation ?? 0)).other_id
    const { conversationId, isNew } = await openConversation(tx, sender, otherId, now)
    const media = await findMedia(tx, userId, body)
    const credits = await payForMessage(tx, sender, body, key, costs)
    const row = await writeMessage(tx, {
      conversation_id: conversationId,
      sender_id: userId,
      kind: body.kind,
      text,
      gift: body.kind === 'gift' ? (body.gift ?? null) : null,
      media,
      credits,
      created_at: now,
    })
    if (isNew && !(await takeConversation(tx, userId))) throw conversationLimit()
    const after = await findSender(tx, userId)
    const response = {
      message: presentMessage(row, userId),
      credits: after.credits,
      cost: presentCost(costs, after),
    }
    await storeResponse(tx, userId, key, response)
    await raiseVersions(tx, [userId, otherId])
    return { response, news: { row, otherId, isPaid: after.paid_user } }
  })
  if (news) {
    await announceMessage(deps, news.row, news.otherId)
    if (news.row.credits > 0)
      await deps.fanout.publish(userId, {
        type: 'credits',
        credits: response.credits,
        paid_user: news.isPaid,
      })
  }
  return response
}

const checkText = ({ kind, text = '' }: SendBody, costs: ChatCosts): string => {
  const { min, max } = costs.message_length
  const length = codePointLength(text)
  if (length > max) throw new DomainError('message_too_long', { limit: max, length })
  if (kind === 'text' && length < min) throw new DomainError('bad_input', { field: 'text' })
  return text
}

/** The same body whatever the order of its fields. */
const hashBody = (body: SendBody): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort()))
    .digest('base64url')

const repeat = async (tx: Db, userId: number, key: string, bodyHash: string): Promise<Written> => {
  const kept = await findKey(tx, userId, key)
  if (kept.body_hash !== bodyHash) throw new DomainError('key_reused')
  return { response: kept.response as Sent }
}

const checkSender = ({ status }: SenderRow): void => {
  if (status === 'not_confirmed') throw new DomainError('not_confirmed')
  if (status === 'suspended') throw new DomainError('account_suspended')
  if (status === 'deleted') throw new DomainError('authentication_required')
}

/**
 * The locked conversation of the two. Blocks are read after the lock, so a block that was answered holds.
 * Who cannot be seen is not found; who is known from a conversation and blocks is said to block.
 */
const openConversation = async (
  tx: Db,
  sender: SenderRow,
  otherId: number,
  now: Date,
): Promise<{ conversationId: number; isNew: boolean }> => {
  const known = await lockConversation(tx, sender.id, otherId)
  const target = await findTarget(tx, sender.id, otherId)
  if (!target) throw new DomainError('not_found')
  if (known === undefined && (target.has_blocked_me || !target.is_in_sight))
    throw new DomainError('not_found')
  if (target.is_blocked || target.has_blocked_me)
    throw new DomainError('blocked', { by: target.is_blocked ? 'me' : 'them' })
  if (known !== undefined) return { conversationId: known, isNew: false }
  if (!sender.paid_user && sender.started_conversations >= limits.freeStartedConversations)
    throw conversationLimit()
  const made = await insertConversation(tx, sender.id, otherId, now)
  if (made !== undefined) return { conversationId: made, isNew: true }
  const theirs = await lockConversation(tx, sender.id, otherId)
  if (theirs === undefined) throw new DomainError('conflict')
  return { conversationId: theirs, isNew: false }
}

const conversationLimit = () =>
  new DomainError('conversation_limit', { limit: limits.freeStartedConversations })
