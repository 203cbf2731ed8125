import { hash } from 'node:crypto'
import type { Message } from '@duetto/shared/contract'
import { copyLimits, limits } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { AttachmentRow } from '../attachments/attachments.repository'
import { rethrowDomainError } from '../../infra/db/pgErrors'
import type { Db } from '../../infra/db/Db'
import { retryDeadlock } from '../../infra/db/databaseErrors'
import { messageColumns } from './messages.repository'
import type { MessageRow, QuoteRow } from './messages.repository'
import type { SenderRow } from './sender.repository'

export interface Sending {
  userId: number
  key: string
  conversation?: number
  profile?: number
  kind: Message['kind']
  text: string
  preview: string
  gift: GiftId | null
  media: string | null
  attachment: AttachmentRow | null
  replyTo: number | null
  credits: number
  ledgerKind: 'message' | 'photo' | 'gift'
  isFreeKind: boolean
  copyWords: string | null
  hasVerification: boolean
  now: Date
}

export interface SendResult {
  id: number
  conversation_id: number
  other_id: number
  credits: number
  sender: SenderRow
  quote: QuoteRow | null
  has_push: boolean
  is_muted: boolean
  is_archived: boolean
}

const uuidOf = (key: string): string => hash('sha256', key).slice(0, 32)

export const sendInDatabase = async (db: Db, input: Sending): Promise<SendResult> => {
  const send = () =>
    db.pipelinedWrite.one<{ facts: SendResult }>(sql`
      select send_message(${input.userId}, ${uuidOf(input.key)}, ${input.conversation ?? null},
        ${input.profile ?? null}, ${input.kind}, ${input.text}, ${input.preview}, ${input.gift}, ${input.media}, ${input.replyTo},
        ${input.credits}, ${input.ledgerKind}, ${input.isFreeKind}, ${limits.freeMessages},
        ${limits.freeStartedConversations}, ${input.now}, ${input.copyWords}, ${copyLimits.max},
        ${copyLimits.windowMs}, ${copyLimits.waitMs}, ${input.hasVerification}) as facts`)
  return (await retryDeadlock(send).catch(rethrowDomainError)).facts
}

export const findSent = (
  db: Db,
  userId: number,
  key: string,
): Promise<(MessageRow & { other_id: number }) | undefined> =>
  db.maybe(sql`
    select ${messageColumns}, c.other_id
    from messages m join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = m.sender_id
    where m.sender_id = ${userId} and m.send_key = ${uuidOf(key)}`)
