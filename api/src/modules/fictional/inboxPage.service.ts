import type { ConsoleMember, ConsoleResponse } from '@duetto/shared/contract/console'
import { operatorTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { explicitnessOf } from '../photos/screening/explicitness'
import { getMemberFile } from '../support/memberFile.service'
import { findEarlierAnswers, findLatestMessages } from './inbox.repository'
import { requireSide } from './inbox.service'
import { findLeaseHolder, leaseConversation } from './leases.repository'

interface Opening {
  conversationId: number
  operatorId: number
}

const senderOf = ({ id, name }: ConsoleMember) => ({ id, name })

export const openConversation = async (
  deps: Deps,
  { conversationId, operatorId }: Opening,
): Promise<ConsoleResponse<'openWaiting'>> => {
  const { db } = deps
  const now = deps.now()
  const side = await requireSide(deps, conversationId)
  const until = new Date(now.getTime() + operatorTimings.inboxLeaseMs)
  if (!(await leaseConversation(db, { conversationId, operatorId, now, until }))) {
    const holder = await findLeaseHolder(db, conversationId, now)
    throw new DomainError('conflict', { operator: holder?.login })
  }
  const fictional = await getMemberFile(deps, side.user_id)
  const member = await getMemberFile(deps, side.other_id)
  const messages = (await findLatestMessages(db, conversationId)).reverse()
  const earlier = await findEarlierAnswers(db, side.user_id, conversationId)
  return {
    leased_until: until.toISOString(),
    can_suggest: deps.script !== undefined,
    fictional,
    member,
    messages: messages.map((row) => ({
      id: row.message,
      sender: senderOf(row.from === 'member' ? member : fictional),
      kind: row.kind,
      text: row.text ?? '',
      media: row.has_media ? { cover: row.cover, explicit: explicitnessOf(row.score) } : null,
      is_deleted: row.kind === 'deleted',
      is_reported: false,
      created_at: row.created_at.toISOString(),
    })),
    earlier: earlier.map(({ created_at, ...answer }) => ({
      ...answer,
      created_at: created_at.toISOString(),
    })),
  }
}
