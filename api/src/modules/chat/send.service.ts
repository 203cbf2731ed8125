import { hash } from 'node:crypto'
import type { CallResponse, Message } from '@duetto/shared/contract'
import { codePointLength } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'
import { DomainError } from '../../app/DomainError'
import type { Deps } from '../../app/deps'
import { presentMessage, previewOf } from './chat.presenter'
import { creditsFor, mayBeFree, presentCost } from './cost'
import type { ChatCosts } from './cost'
import { findMedia } from './media'
import type { MessageRow } from './messages.repository'
import { sendInDatabase } from './send.repository'
import type { SentFacts } from './send.repository'
import { announceMessage, pushMessage } from './write'

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
  const { kind, gift = null } = body
  const text = checkText(body, costs)
  if (kind === 'gift' && !gift) throw new DomainError('bad_input', { field: 'gift' })
  const facts = await sendInDatabase(deps.db, {
    userId,
    key,
    bodyHash: hashBody(body),
    conversation: body.conversation,
    profile: body.profile,
    kind,
    text,
    preview: previewOf(text),
    gift: kind === 'gift' ? gift : null,
    media: await findMedia(deps.db, userId, body),
    credits: creditsFor(costs, kind, gift),
    ledgerKind: kind === 'photo' || kind === 'gift' ? kind : 'message',
    mayBeFree: mayBeFree(kind),
    now: deps.now(),
  })
  const row = { ...facts, sender_id: userId, kind, text, created_at: new Date(facts.created_at) }
  if (!facts.is_repeat) await announce(deps, row, facts)
  return {
    message: presentMessage(row, userId),
    credits: facts.sender.credits,
    cost: presentCost(costs, facts.sender),
  }
}

/** After the commit; a repeated send was told of long ago. */
const announce = async (
  deps: Deps,
  row: MessageRow,
  { other_id, has_push, sender }: SentFacts,
): Promise<void> => {
  await announceMessage(deps, row, other_id)
  if (has_push) await pushMessage(deps, row, other_id)
  if (row.credits > 0)
    await deps.fanout.publish(row.sender_id, {
      type: 'credits',
      credits: sender.credits,
      paid_user: sender.paid_user,
    })
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
  hash('sha256', JSON.stringify(Object.entries(body).sort()), 'base64url')
