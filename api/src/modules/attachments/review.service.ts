import { operatorTimings } from '@duetto/shared/domain'
import type { MediaRefusal } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { findPosted, lockBalance } from '../ledger/ledger.repository'
import type { Balance } from '../ledger/ledger.repository'
import { adjustCredits, returnCredits } from '../ledger/ledger.service'
import { raiseVersions } from '../members/versions.repository'
import { announceMedia } from './announceMedia'
import { lockMedia, reopenMedia, revokedPrefix, setDecided } from './queue.repository'
import type { LockedMedia } from './queue.repository'
import { findSender, markMediaRefunded, setReview, unmarkMediaRefunded } from './review.repository'
import type { Review, Reviewed } from './review.repository'

type Reviewer = Required<Actor>

interface Outcome {
  row: Reviewed
  balance: Balance | null
}

const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + operatorTimings.photoUndoMs)

const isLeased = ({ leased_until, decided_at }: LockedMedia, now: Date): boolean =>
  decided_at === null && leased_until !== null && leased_until > now

/**
 * In the console, the media must be pending and leased by the operator. A command must wait until the lease and the
 * undo period have ended.
 */
const mayDecide = (media: LockedMedia, { operatorId }: Actor, now: Date): boolean =>
  operatorId === undefined
    ? !isLeased(media, now) && (media.decided_at === null || undoUntil(media.decided_at) <= now)
    : media.status === 'pending' && isLeased(media, now) && media.operator_id === operatorId

/**
 * TRUST-09. A refusal refunds the sender; approving refused media revokes the refund. Returns the time until which an
 * operator in the console can undo the decision. Throws `conflict` if `mayDecide` is false or the sender has spent the
 * refund, and `not_found` if there are no media.
 */
export const decideMedia = async (
  deps: Deps,
  actor: Actor,
  { id, refusal }: { id: number; refusal: MediaRefusal | null },
): Promise<Date> => {
  const now = deps.now()
  await updateReview(deps, id, async (tx, media) => {
    if (!mayDecide(media, actor, now)) throw new DomainError('conflict')
    const isRefunded = refusal !== null && (await markMediaRefunded(tx, id, now)) === 1
    const isRevoked = refusal === null && (await revokeRefundMark(tx, id, media))
    const before: Review = { status: media.status, refusal: media.refusal }
    const after: Review = { status: refusal ? 'rejected' : 'active', refusal }
    const row = await requireReview(tx, id, after)
    if (actor.operatorId !== undefined) await setDecided(tx, media.id, now)
    const action = refusal ? 'media rejected' : 'media approved'
    await insertAudit(
      tx,
      actor,
      { action, subject: `message ${id}`, details: { refusal }, before, after },
      now,
    )
    const { sender_id: userId, credits } = row
    const refund = { userId, credits, kind: 'correction', sourceKey: refundKey(id, media.revoked) } as const
    if (isRefunded) return { row, balance: await returnCredits(tx, refund) }
    return { row, balance: isRevoked ? await revokeRefund(tx, row, media) : null }
  })
  return undoUntil(now)
}

export const undoMedia = async (deps: Deps, actor: Reviewer, id: number): Promise<void> => {
  const now = deps.now()
  await updateReview(deps, id, async (tx, media) => {
    const { operator_id, decided_at, status } = media
    const decidedByActor = status !== 'pending' && operator_id === actor.operatorId
    if (!decidedByActor || !decided_at || undoUntil(decided_at) <= now) throw new DomainError('conflict')
    const before: Review = { status, refusal: media.refusal }
    const after: Review = { status: 'pending', refusal: null }
    const isRevoked = await revokeRefundMark(tx, id, media)
    const row = await requireReview(tx, id, after)
    await reopenMedia(tx, media.id, new Date(now.getTime() + operatorTimings.photoLeaseMs))
    await insertAudit(
      tx,
      actor,
      { action: 'media decision undone', subject: `message ${id}`, before, after },
      now,
    )
    return { row, balance: isRevoked ? await revokeRefund(tx, row, media) : null }
  })
}

const updateReview = async (
  deps: Deps,
  messageId: number,
  run: (tx: Db, media: LockedMedia) => Promise<Outcome>,
): Promise<void> => {
  const { row, balance } = await deps.db.tx(async (tx) => {
    const sender = await findSender(tx, messageId)
    // To avoid deadlocks, lock the wallet before the media, in the same order as sending.
    if (sender) await lockBalance(tx, sender.sender_id)
    const media = await lockMedia(tx, messageId)
    if (!media) throw new DomainError('not_found')
    const outcome = await run(tx, media)
    await raiseVersions(tx, [outcome.row.sender_id, outcome.row.other_id])
    return outcome
  })
  await announceMedia(deps, row)
  if (balance) await deps.fanout.publish(row.sender_id, { type: 'credits', ...balance })
}

const requireReview = async (tx: Db, id: number, review: Review): Promise<Reviewed> => {
  const row = await setReview(tx, id, review)
  if (!row) throw new DomainError('not_found')
  return row
}

const refundKey = (id: number, revoked: number): string =>
  revoked === 0 ? `refused-media:${id}` : `refused-media:${id}:${revoked}`

/**
 * Returns false, without changes, if there is no refund to revoke: the media were not refused, or the message was free
 * or had already been refunded as unanswered.
 */
const revokeRefundMark = async (tx: Db, id: number, { revoked }: LockedMedia): Promise<boolean> => {
  const isRefunded = (await findPosted(tx, refundKey(id, revoked))) !== undefined
  if (isRefunded) await unmarkMediaRefunded(tx, id)
  return isRefunded
}

const revokeRefund = async (
  tx: Db,
  { id, sender_id: userId, credits }: Reviewed,
  { revoked }: LockedMedia,
): Promise<Balance> => {
  const { credits: left } = await lockBalance(tx, userId)
  if (left < credits) throw new DomainError('conflict')
  return adjustCredits(tx, {
    userId,
    credits: -credits,
    sourceKey: `${revokedPrefix}${refundKey(id, revoked)}`,
  })
}
