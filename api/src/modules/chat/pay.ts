import { DomainError } from '../../app/DomainError'
import type { Db } from '../../db/Db'
import { spendCredits } from '../ledger/ledger.service'
import { creditsFor, mayBeFree } from './cost'
import type { ChatCosts } from './cost'
import type { SendBody } from './send.service'
import { takeFreeMessage } from './sender.repository'
import type { SenderRow } from './sender.repository'

/** Takes a free message or the credits, in the sender's transaction; gives the credits paid. */
export const payForMessage = async (
  tx: Db,
  sender: SenderRow,
  { kind, gift }: SendBody,
  key: string,
  costs: ChatCosts,
): Promise<number> => {
  if (kind === 'gift' && !gift) throw new DomainError('bad_input', { field: 'gift' })
  const credits = creditsFor(costs, kind, gift ?? null)
  if (credits === 0) return 0
  if (mayBeFree(kind) && (await takeFreeMessage(tx, sender.id))) return 0
  if (sender.credits < credits) throw refusal(sender, kind, credits)
  await spendCredits(tx, {
    userId: sender.id,
    credits,
    kind: kind === 'gif' || kind === 'text' ? 'message' : kind,
    sourceKey: `message:${sender.id}:${key}`,
  })
  return credits
}

/** Who never bought is told that the free messages are used up; everybody else that credits are missing. */
const refusal = (
  { paid_user: isPaid, credits: balance }: SenderRow,
  kind: SendBody['kind'],
  needed: number,
) =>
  !isPaid && mayBeFree(kind)
    ? new DomainError('free_messages_used', { needed, credits: balance })
    : new DomainError('not_enough_credits', { needed, credits: balance })
