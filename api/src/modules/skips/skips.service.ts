import type { CallResponse } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { isReachable, mayReach } from '../likes/likes.repository'
import { findCards } from '../members/cards.repository'
import { findHidden, insertSkip, removeAllHidden, removeHidden } from './skips.repository'

export const skip = async (deps: Deps, userId: number, targetId: number): Promise<void> => {
  if (!(await isReachable(deps.db, userId, targetId))) throw new DomainError('not_found')
  await insertSkip(deps.db, userId, targetId, deps.now())
}

export const unskip = async ({ db }: Deps, userId: number, targetId: number | undefined): Promise<void> => {
  await (targetId === undefined ? removeAllHidden(db, userId) : removeHidden(db, userId, targetId))
}

export const getSkipped = async (deps: Deps, userId: number): Promise<CallResponse<'getSkipped'>> => {
  const now = deps.now()
  const rows = new Map((await findHidden(deps.db, userId, now)).map((row) => [row.target_id, row]))
  const cards = await findCards(deps.db, userId, [...rows.keys()], now, mayReach(userId))
  return {
    people: cards.flatMap((profile) => {
      const row = rows.get(profile.id)
      return row ? [{ profile, decision: row.decision, at: row.decided_at.toISOString() }] : []
    }),
  }
}
