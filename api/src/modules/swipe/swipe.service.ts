import type { CallResponse } from '@duetto/shared/contract'
import { dayOf, limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { isMatched, isReachable } from '../likes/likes.repository'
import { announceLike, createLike, withdrawLike } from '../likes/likes.service'
import type { LikeOutcome } from '../likes/likes.service'
import { findCards } from '../members/cards.repository'
import { composePage } from '../members/realFirst'
import { nextDayStart } from './nextDayStart'
import {
  countLikesOfDay,
  findDeckIds,
  findLastDecision,
  findWishes,
  refundDailyLike,
  insertDecision,
  moveCursor,
  putBefore,
  wasLikedBefore,
  removeDecision,
  consumeDailyLike,
} from './swipe.repository'
import type { Decision, DeckPosition, DeckProfile, DeckWishes } from './swipe.repository'

const deckSize = 12
const undoWithinMs = 24 * 3_600_000

type Deck = CallResponse<'getSwipeDeck'>

export const getDeck = async (deps: Deps, userId: number, fictionalShare: number): Promise<Deck> => {
  const now = deps.now()
  const ids = await findDeck(deps.db, userId, now, fictionalShare)
  const profiles = await findCards(deps.db, userId, ids, now)
  const last = await findUndoable(deps.db, userId, now)
  return { profiles, ...(await findAllowance(deps.db, userId, now)), can_undo: last !== undefined }
}

const findDeck = async (db: Db, userId: number, now: Date, share: number): Promise<number[]> => {
  const { gender, country, rnd, id } = await findWishes(db, userId)
  const position = { rnd, id }
  const near = country === null ? [] : await findAround(db, { userId, gender, country }, position, { now })
  const deck = composePage(near, deckSize, share).map((profile) => profile.id)
  if (deck.length === deckSize) return deck
  const without = deck.length > 0 ? deck : undefined
  const far = await findAround(db, { userId, gender, country: null }, position, { now, without })
  return [...deck, ...composePage(far, deckSize - deck.length, share).map((profile) => profile.id)]
}

const findAround = async (
  db: Db,
  wishes: DeckWishes,
  position: DeckPosition,
  page: { now: Date; without?: readonly number[] },
): Promise<DeckProfile[]> => {
  const both = { ...page, limit: deckSize }
  const after = await findDeckIds(db, wishes, { position, side: 'after' }, both)
  if (after.length === 2 * deckSize) return after
  return [...after, ...(await findDeckIds(db, wishes, { position, side: 'before' }, both))]
}

const findAllowance = async (db: Db, userId: number, now: Date) => {
  const left = Math.max(0, limits.swipeLikesPerDay - (await countLikesOfDay(db, userId, dayOf(now))))
  return {
    likes_left: left,
    resets_at: left > 0 ? null : nextDayStart(now).toISOString(),
    now: now.toISOString(),
  }
}

export const swipe = async (
  deps: Deps,
  userId: number,
  targetId: number,
  decision: Decision['decision'],
): Promise<CallResponse<'swipe'>> => {
  const now = deps.now()
  const outcome = await deps.db.tx(async (tx): Promise<LikeOutcome | undefined> => {
    if (!(await isReachable(tx, userId, targetId))) throw new DomainError('not_found')
    const isNew = await insertDecision(tx, userId, targetId, decision, now)
    await moveCursor(tx, userId, targetId)
    if (!isNew || decision !== 'like') return undefined
    const placed = await createLike(tx, userId, targetId, now)
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

/**
 * Does nothing if the last decision is older than `undoWithinMs` or led to a match. Keeps a like that is older than the
 * decision, because it never counted towards the daily limit.
 */
export const undoSwipe = async (deps: Deps, userId: number, fictionalShare: number): Promise<Deck> => {
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    const last = await findUndoable(tx, userId, now)
    if (!last || !(await removeDecision(tx, userId, last.target_id))) return
    await putBefore(tx, userId, last.target_id)
    if (last.decision !== 'like' || (await wasLikedBefore(tx, userId, last))) return
    await withdrawLike(tx, userId, last.target_id)
    if (dayOf(last.decided_at) === dayOf(now)) await refundDailyLike(tx, userId, dayOf(now))
  })
  return getDeck(deps, userId, fictionalShare)
}

const findUndoable = async (db: Db, userId: number, now: Date) => {
  const last = await findLastDecision(db, userId)
  if (!last || now.getTime() - last.decided_at.getTime() > undoWithinMs) return undefined
  const isMatch = last.decision === 'like' && (await isMatched(db, userId, last.target_id))
  return isMatch ? undefined : last
}
