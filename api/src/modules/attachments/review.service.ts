import type { MediaRefusal } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { announceChange } from '../chat/changes.service'
import { findSights } from '../chat/sight'
import { grantCredits } from '../ledger/ledger.service'
import { raiseVersions } from '../members/versions.repository'
import { setReview } from './review.repository'
import type { Reviewed } from './review.repository'

/**
 * TRUST-09: approves a photo or voice message for the receiver, or refuses it and refunds the author. Returns
 * undefined if the message was deleted or has no upload. `record` runs in the same transaction.
 */
export const reviewMedia = async (
  deps: Deps,
  messageId: number,
  refusal: MediaRefusal | null,
  record: (tx: Db) => Promise<unknown>,
): Promise<Reviewed | undefined> => {
  const done = await deps.db.tx(async (tx) => {
    const row = await setReview(tx, messageId, refusal)
    if (!row) return undefined
    const balance = refusal && row.credits > 0 ? await refundCredits(tx, row) : null
    await raiseVersions(tx, [row.sender_id, row.other_id])
    await record(tx)
    return { row, balance }
  })
  if (!done) return undefined
  const { row, balance } = done
  const sightOf = await findSights(deps, row.conversation_id)
  await announceChange(deps, { row }, { user_id: row.sender_id, other_id: row.other_id }, sightOf)
  if (balance) await deps.fanout.publish(row.sender_id, { type: 'credits', ...balance })
  return row
}

const refundCredits = (tx: Db, { id, sender_id: userId, credits }: Reviewed) =>
  grantCredits(tx, { userId, credits, kind: 'correction', sourceKey: `refused-media:${id}` })
