import type { Db } from '../../infra/db/Db'
import {
  findAttemptsOfMember,
  findMatches,
  findNoticesOfMember,
  findReactionsToReceived,
  findRefundsOfMember,
} from './relatedData.repository'

interface RelatedPart {
  table: string
  find: (db: Db, userId: number) => Promise<unknown[]>
}

/** For tables whose rows belong to two members, or to a member only through another table. */
export const relatedParts: Record<string, RelatedPart> = {
  matches: { table: 'pairs', find: findMatches },
  reactions_to_received_messages: { table: 'messages', find: findReactionsToReceived },
  payment_attempts: { table: 'payment_attempts', find: findAttemptsOfMember },
  payment_notices: { table: 'provider_notices', find: findNoticesOfMember },
  refunds: { table: 'refunds', find: findRefundsOfMember },
}
