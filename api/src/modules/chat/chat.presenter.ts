import type { Chat, Message, ProfileCard } from '@duetto/shared/contract'
import { isVoice, presentAttachment, presentReview, presentVoice } from '../attachments/attachments.presenter'
import type { ChatRow } from './conversations.repository'
import type { MessageRow, QuoteRow } from './messages.repository'
import { isInSight } from './sight'
import type { Sight } from './sight'

const previewMaxCodePoints = 120

export const previewOf = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= previewMaxCodePoints) return line
  const points = Array.from(line)
  return points.length <= previewMaxCodePoints
    ? line
    : `${points.slice(0, previewMaxCodePoints - 1).join('')}…`
}

/** Deleted messages must not reveal their kind. */
const kindOf = ({ kind, is_deleted }: QuoteRow | MessageRow): Message['kind'] => (is_deleted ? 'text' : kind)

const presentQuote = (row: QuoteRow, viewerId: number) => ({
  id: row.id,
  is_mine: row.sender_id === viewerId,
  kind: kindOf(row),
  text: row.is_deleted ? '' : previewOf(row.text),
})

const presentReactions = (row: MessageRow, isMine: boolean): Message['reactions'] => {
  const { sender_reaction: sender, recipient_reaction: recipient } = row
  if (!sender && !recipient) return undefined
  return isMine ? { mine: sender, theirs: recipient } : { mine: recipient, theirs: sender }
}

export const presentMessage = (row: MessageRow, viewerId: number, sight: Sight): Message => {
  const isMine = row.sender_id === viewerId
  const reactions = presentReactions(row, isMine)
  const review = row.attachment ? presentReview(row.attachment, isMine) : undefined
  return {
    id: row.id,
    conversation: row.conversation_id,
    is_mine: isMine,
    kind: kindOf(row),
    text: row.text,
    gift: row.gift,
    media: review && !isMine ? null : row.media,
    credits: isMine ? row.credits : 0,
    created_at: row.created_at.toISOString(),
    ...(row.attachment &&
      (isMine || row.attachment.status !== 'rejected') &&
      (isVoice(row.attachment)
        ? { voice: presentVoice(row.attachment) }
        : { attachment: presentAttachment(row.attachment, isMine) })),
    ...(review && { review }),
    ...(row.quote && isInSight(row.quote, sight) && { quote: presentQuote(row.quote, viewerId) }),
    ...(row.edited_at && { edited_at: row.edited_at.toISOString() }),
    ...(row.is_deleted && { is_deleted: true as const }),
    ...(reactions && { reactions }),
    ...(isMine && row.is_refunded && { is_refunded: true as const }),
    ...(row.revision > 0 && { revision: row.revision }),
  }
}

export const presentChat = (row: ChatRow, profile: ProfileCard): Chat => ({
  conversation: { id: row.conversation_id },
  profile,
  num_unread_messages: row.unread,
  draft: previewOf(row.draft),
  is_pinned: row.is_pinned,
  is_archived: row.is_archived,
  is_muted: row.is_muted,
  last_message:
    row.last_kind === null
      ? null
      : {
          preview: row.last_preview ?? '',
          kind: row.last_kind,
          is_mine: row.last_is_mine ?? false,
          at: row.last_at.toISOString(),
        },
})
