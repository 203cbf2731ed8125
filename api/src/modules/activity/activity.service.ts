import type { CallResponse } from '@duetto/shared/contract'
import { dayMs, limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findCards } from '../members/cards.repository'
import { findActivity, findSeenAt, setSeenAt, upsertVisit } from './activity.repository'

/**
 * Does not return whether the visit was stored, because the response must not reveal that the profile is deleted,
 * invisible or blocks the visitor.
 */
export const visit = async (deps: Deps, visitorId: number, visitedId: number): Promise<void> => {
  await upsertVisit(deps.db, visitorId, visitedId, deps.now())
}

export const getActivity = async (deps: Deps, userId: number): Promise<CallResponse<'getActivity'>> => {
  const now = deps.now()
  const rows = await findActivity(deps.db, userId, {
    since: new Date(now.getTime() - limits.activityDays * dayMs),
    limit: limits.activityItems,
  })
  const seenAt = await findSeenAt(deps.db, userId)
  const cards = await findCards(deps.db, userId, [...new Set(rows.map(({ id }) => id))], now)
  const cardById = new Map(cards.map((card) => [card.id, card]))
  const items = rows.flatMap(({ kind, id, at }) => {
    const profile = cardById.get(id)
    return profile ? [{ kind, profile, at: at.toISOString(), is_new: seenAt === null || at > seenAt }] : []
  })
  return { items, now: now.toISOString() }
}

export const markActivitySeen = async (deps: Deps, userId: number, until: Date): Promise<void> => {
  const now = deps.now()
  await setSeenAt(deps.db, userId, until > now ? now : until)
}
