import type { CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { isMatched, isReachable } from '../likes/likes.repository'
import { announceLike, placeLike, withdrawLike } from '../likes/likes.service'
import type { LikeOutcome } from '../likes/likes.service'
import { findCards } from '../members/cards.repository'
import { dayOf, nextDayStart } from './day'
import {
  countLikesOfDay,
  findDeckIds,
  findLastDecision,
  findWishes,
  giveBackLikeOfDay,
  insertDecision,
  moveCursor,
  putBefore,
  removeDecision,
  consumeDailyLike,
} from './swipe.repository'

const deckSize = 12
const undoWithinMs = 24 * 3_600_000

type Deck = CallResponse<'getSwipeDeck'>

/** MEMBER-08: returns the next profiles of the deck, the likes left today, and the time of the next reset. */
export const getDeck = async (deps: Deps, userId: number): Promise<Deck> => {
  const now = deps.now()
  const profiles = await findCards(deps.db, userId, await findDeck(deps.db, userId, now), now)
  const last = await findUndoable(deps.db, userId, now)
  return { profiles, ...(await findAllowance(deps.db, userId, now)), can_undo: last !== undefined }
}

/** Finds profiles in the member's country from the deck's position, wrapping around, then in all countries. */
const findDeck = async (db: Db, userId: number, now: Date): Promise<number[]> => {
  const { gender, country, rnd, id } = await findWishes(db, userId)
  const position = { rnd, id }
  const found: number[] = []
  for (const where of [country, null]) {
    for (const side of ['after', 'before'] as const) {
      const limit = deckSize - found.length
      if (limit === 0) return found
      const page = { now, limit, without: found.length > 0 ? found : undefined }
      const wishes = { userId, gender, country: where }
      found.push(...(await findDeckIds(db, wishes, { position, side }, page)))
    }
    if (country === null) break
  }
  return found
}

const findAllowance = async (db: Db, userId: number, now: Date) => {
  const left = Math.max(0, limits.swipeLikesPerDay - (await countLikesOfDay(db, userId, dayOf(now))))
  return {
    likes_left: left,
    resets_at: left > 0 ? null : nextDayStart(now).toISOString(),
    now: now.toISOString(),
  }
}

/** Stores a decision on a profile. Beyond the daily likes, throws `swipe_limit` with the time of the next reset. */
export const swipe = async (
  deps: Deps,
  userId: number,
  targetId: number,
  decision: 'like' | 'pass',
): Promise<CallResponse<'swipe'>> => {
  const now = deps.now()
  const outcome = await deps.db.tx(async (tx): Promise<LikeOutcome | undefined> => {
    if (!(await isReachable(tx, userId, targetId))) throw new DomainError('not_found')
    const isNew = await insertDecision(tx, userId, targetId, decision, now)
    await moveCursor(tx, userId, targetId)
    if (!isNew || decision === 'pass') return undefined
    const placed = await placeLike(tx, userId, targetId, now)
    if (placed.isNew && !(await consumeDailyLike(tx, userId, dayOf(now)))) throw limitReached(now)
    return placed
  })
  if (outcome) await announceLike(deps, userId, targetId, outcome)
  return {
    is_match: outcome?.isMatch ?? (await isMatched(deps.db, userId, targetId)),
    ...(await findAllowance(deps.db, userId, now)),
  }
}

const limitReached = (now: Date) =>
  new DomainError('swipe_limit', {
    limit: limits.swipeLikesPerDay,
    resets_at: nextDayStart(now).toISOString(),
    now: now.toISOString(),
  })

/** Undoes the last decision unless it led to a match. A like from today becomes available again. */
export const undoSwipe = async (deps: Deps, userId: number): Promise<Deck> => {
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    const last = await findUndoable(tx, userId, now)
    if (!last || !(await removeDecision(tx, userId, last.target_id))) return
    await putBefore(tx, userId, last.target_id)
    if (last.decision === 'pass') return
    await withdrawLike(tx, userId, last.target_id)
    if (dayOf(last.decided_at) === dayOf(now)) await giveBackLikeOfDay(tx, userId, dayOf(now))
  })
  return getDeck(deps, userId)
}

const findUndoable = async (db: Db, userId: number, now: Date) => {
  const last = await findLastDecision(db, userId)
  if (!last || now.getTime() - last.decided_at.getTime() > undoWithinMs) return undefined
  const isMatch = last.decision === 'like' && (await isMatched(db, userId, last.target_id))
  return isMatch ? undefined : last
}
