import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { creditsFor, isFreeKind, offeredGifts } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { presentMessage, previewOf } from './chat.presenter'
import { findPaidLots } from '../ledger/lots.repository'
import { countedWords, reportCopies } from './copies'
import { presentCost } from './cost'
import type { ChatCosts } from './cost'
import { checkLength } from './length'
import { findMedia } from './media'
import { unchanged } from './messages.repository'
import type { MessageRow } from './messages.repository'
import { sendInDatabase } from './send.repository'
import type { SendResult, Sending } from './send.repository'
import { findSender } from './sender.repository'
import type { SenderRow } from './sender.repository'
import { findSentBefore } from './sentBefore'
import { sightsOf } from './sight'
import { announceMessage, pushMessage } from './write'

type SendBody = CallBody<'sendMessage'>
type Sent = CallResponse<'sendMessage'>

/**
 * Price of an `is_free_only` message: the maximum of Postgres's `integer`, which no wallet can pay. The message is sent
 * only if it is free.
 */
const unaffordable = 2_147_483_647

/**
 * CHAT-02, CHAT-03. `send_message.sql` enforces the rules. A repeated key returns the message that was already sent.
 */
export const sendMessage = async (
  deps: Deps,
  userId: number,
  body: SendBody,
  key: string,
  costs: ChatCosts,
): Promise<Sent> => {
  const { kind, gift = null } = body
  const { text = '' } = body
  checkLength(text, kind, costs)
  if (kind === 'gift' && !offeredGifts(costs).some(({ id }) => id === gift))
    throw new DomainError('bad_input', { field: 'gift', reason: 'is not offered' })
  const { media, attachment } = await findMedia(deps.db, userId, body)
  const price = creditsFor(costs, kind, gift)
  const sending: Sending = {
    userId,
    key,
    conversation: body.conversation,
    profile: body.profile,
    kind,
    text,
    preview: previewOf(text),
    gift: kind === 'gift' ? gift : null,
    media,
    attachment,
    replyTo: body.reply_to ?? null,
    credits: body.is_free_only && price > 0 ? unaffordable : price,
    ledgerKind: kind === 'photo' || kind === 'gift' ? kind : 'message',
    isFreeKind: isFreeKind(kind),
    copyWords: countedWords(text),
    hasVerification: costs.member_verification,
    now: deps.now(),
  }
  return send(deps, sending, costs)
}

const send = async (deps: Deps, sending: Sending, costs: ChatCosts): Promise<Sent> => {
  let facts: SendResult
  try {
    facts = await sendInDatabase(deps.db, sending)
  } catch (error) {
    await reportCopies(deps, sending.userId, error)
    const sent = await findSentBefore(deps.db, sending, error)
    return present(deps, sent, await findSender(deps.db, sending.userId), costs)
  }
  const row = toRow(sending, facts)
  await announce(deps, row, facts, sending.key)
  return present(deps, row, facts.sender, costs)
}

const present = async (deps: Deps, row: MessageRow, sender: SenderRow, costs: ChatCosts): Promise<Sent> => {
  const sight = (await sightsOf(deps, row))(row.sender_id)
  return {
    message: presentMessage(row, row.sender_id, sight),
    credits: sender.credits,
    // Only Premium members have unspent purchases, so skip the query for everyone else.
    cost: presentCost(costs, sender, sender.paid_user ? await findPaidLots(deps.db, row.sender_id) : []),
  }
}

const toRow = (
  { userId, kind, text, gift, media, attachment, now }: Sending,
  { id, conversation_id, credits, quote }: SendResult,
): MessageRow => ({
  ...unchanged,
  id,
  conversation_id,
  sender_id: userId,
  kind,
  text,
  gift,
  media,
  attachment,
  credits,
  created_at: now,
  quote,
})

const announce = async (
  deps: Deps,
  row: MessageRow,
  { other_id, has_push, sender, ...listState }: SendResult,
  key: string,
): Promise<void> => {
  await announceMessage(deps, row, other_id, listState, key)
  if (has_push) await pushMessage(deps, row, other_id)
  if (row.credits > 0)
    await deps.fanout.publish(row.sender_id, {
      type: 'credits',
      credits: sender.credits,
      paid_user: sender.paid_user,
    })
}
