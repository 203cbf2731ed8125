import type { CallResponse, ProfileCard } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { notifyPush } from '../../infra/delivery/push/notifyPush'
import { lockRestriction } from '../accounts/standing/measures.repository'
import { findCard, findCards } from '../members/cards.repository'
import { realFirst } from '../members/realFirst'
import { raiseVersions } from '../members/versions.repository'
import { removeSkip } from '../skips/skips.repository'
import {
  endMatch,
  findLikedIds,
  findReceivedLikes,
  insertLike,
  isMatched,
  isReachable,
  lockPair,
  markMatch,
  markSeen,
  removeLike,
} from './likes.repository'

export interface LikeOutcome {
  isNew: boolean
  createdMatch: boolean
  isMatch: boolean
}

/** Throws `not_found` or `restricted`. Call `announceLike` after the commit. */
export const createLike = async (
  tx: Db,
  likerId: number,
  likedId: number,
  now: Date,
): Promise<LikeOutcome> => {
  if (likerId === likedId) throw new DomainError('not_found')
  const until = await lockRestriction(tx, likerId)
  await lockPair(tx, likerId, likedId)
  // After the lock, to see a block that a concurrent transaction has committed.
  if (!(await isReachable(tx, likerId, likedId))) throw new DomainError('not_found')
  if (until && until > now) throw new DomainError('restricted', { until: until.toISOString() })
  const isNew = await insertLike(tx, likerId, likedId, now)
  if (isNew) {
    await removeSkip(tx, likerId, likedId)
    await markSeen(tx, likerId, likedId)
  }
  const createdMatch = isNew && (await markMatch(tx, likerId, likedId, now))
  if (isNew) await raiseVersions(tx, [likerId, likedId])
  return { isNew, createdMatch, isMatch: createdMatch || (await isMatched(tx, likerId, likedId)) }
}

export const announceLike = async (
  deps: Deps,
  likerId: number,
  likedId: number,
  { isNew, createdMatch }: LikeOutcome,
): Promise<void> => {
  if (!isNew) return
  const now = deps.now()
  const liker = await findCard(deps.db, likedId, likerId, now)
  if (liker) await deps.fanout.publish(likedId, { type: createdMatch ? 'match' : 'like-new', profile: liker })
  const liked = createdMatch ? await findCard(deps.db, likerId, likedId, now) : undefined
  if (liked) await deps.fanout.publish(likerId, { type: 'match', profile: liked, is_own: true })
  await notifyPush(deps, likedId, {
    type: createdMatch ? 'match' : 'like',
    from: likerId,
    path: addresses.liker(likerId),
    tag: `like-${likerId}`,
  })
}

export const like = async (deps: Deps, likerId: number, likedId: number): Promise<CallResponse<'like'>> => {
  const outcome = await deps.db.tx((tx) => createLike(tx, likerId, likedId, deps.now()))
  await announceLike(deps, likerId, likedId, outcome)
  return { is_match: outcome.isMatch, profile: await requireCard(deps, likerId, likedId) }
}

export const unlike = async (deps: Deps, likerId: number, likedId: number): Promise<void> => {
  if (likerId === likedId) throw new DomainError('not_found')
  await deps.db.tx((tx) => withdrawLike(tx, likerId, likedId))
}

export const withdrawLike = async (tx: Db, likerId: number, likedId: number): Promise<boolean> => {
  await lockPair(tx, likerId, likedId)
  await endMatch(tx, likerId, likedId)
  const wasLiked = await removeLike(tx, likerId, likedId)
  if (wasLiked) await raiseVersions(tx, [likerId, likedId])
  return wasLiked
}

export const markLikeSeen = async (deps: Deps, userId: number, likerId: number): Promise<void> => {
  await deps.db.tx(async (tx) => {
    if (await markSeen(tx, userId, likerId)) await raiseVersions(tx, [userId])
  })
}

export const getLikes = async (deps: Deps, userId: number): Promise<CallResponse<'getLikes'>> => {
  const now = deps.now()
  const [likedIds, received] = [await findLikedIds(deps.db, userId), await findReceivedLikes(deps.db, userId)]
  const profiles = realFirst(await findCards(deps.db, userId, likedIds, now))
  const likerIds = received.map((row) => row.id)
  const likers = realFirst(await findCards(deps.db, userId, likerIds, now))
  const likeById = new Map(received.map((row) => [row.id, row]))
  const liked_by = likers.flatMap((card) => {
    const row = likeById.get(card.id)
    return row ? [{ ...card, like_new: !row.is_seen, liked_at: row.created_at.toISOString() }] : []
  })
  return { profiles, liked_by, total_new: liked_by.filter((profile) => profile.like_new).length }
}

const requireCard = async (deps: Deps, viewerId: number, id: number): Promise<ProfileCard> => {
  const card = await findCard(deps.db, viewerId, id, deps.now())
  if (!card) throw new DomainError('not_found')
  return card
}
