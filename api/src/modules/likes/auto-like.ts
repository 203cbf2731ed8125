import type { CallResponse } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { findCard } from '../members/cards.repository'
import { findLast, findSuggestion, setLast, recordAutoLike } from './auto-like.repository'
import { announceLike, createLike } from './likes.service'

export const autoLike = async (deps: Deps, userId: number): Promise<CallResponse<'autoLike'>> => {
  const now = deps.now()
  const placed = await deps.db.tx(async (tx) => {
    const isDue = await recordAutoLike(tx, userId, now)
    const profileId = isDue ? await findSuggestion(tx, userId) : undefined
    if (profileId === undefined) return undefined
    await setLast(tx, userId, profileId)
    return { profileId, outcome: await createLike(tx, userId, profileId, now) }
  })
  if (placed) await announceLike(deps, userId, placed.profileId, placed.outcome)
  const profileId = placed?.profileId ?? (await findLast(deps.db, userId))
  const card = profileId ? await findCard(deps.db, userId, profileId, now) : undefined
  return { profile: card ?? null }
}
