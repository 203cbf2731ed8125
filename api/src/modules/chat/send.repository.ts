import type { Message } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { throwRefusal } from '../../app/raised'
import type { Db } from '../../db/Db'
import { retryDeadlock } from '../../db/faults'

export interface Sending {
  userId: number
  key: string
  /** Tells another body under the same key. */
  bodyHash: string
  conversation?: number
  profile?: number
  kind: Message['kind']
  text: string
  preview: string
  gift: GiftId | null
  media: string | null
  /** What it costs where it is not free. */
  credits: number
  ledgerKind: 'message' | 'photo' | 'gift'
  mayBeFree: boolean
  now: Date
}

/** What was written; for a key that was used before, what was written then. */
export interface SentFacts {
  id: number
  conversation_id: number
  other_id: number
  /** Credits that were paid. */
  credits: number
  gift: GiftId | null
  media: string | null
  created_at: string
  sender: { credits: number; paid_user: boolean; free_messages_used: number; country: string | null }
  /** The other has a browser that takes pushes. */
  has_push: boolean
  is_repeat?: true
}

/** One transaction, one way to the server and back: key, locks, conversation, payment, message, both lists. */
export const sendInDatabase = async (db: Db, given: Sending): Promise<SentFacts> => {
  const send = () =>
    db.quickWrite.one<{ facts: SentFacts }>(sql`
      select send_message(${given.userId}, ${given.key}, ${given.bodyHash}, ${given.conversation ?? null},
        ${given.profile ?? null}, ${given.kind}, ${given.text}, ${given.preview}, ${given.gift}, ${given.media},
        ${given.credits}, ${given.ledgerKind}, ${given.mayBeFree}, ${limits.freeMessages},
        ${limits.freeStartedConversations}, ${given.now}) as facts`)
  return (await retryDeadlock(send).catch(throwRefusal)).facts
}
