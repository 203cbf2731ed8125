import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { lockConversation } from '../chat/conversations.repository'
import { endMatch, lockPair } from '../likes/likes.repository'
import { raiseVersions } from '../members/versions.repository'
import {
  hasBlocked,
  hideConversation,
  insertBlock,
  isKnown,
  removeBlock,
  removeLikesBetween,
  showConversation,
} from './blocks.repository'

/**
 * MEMBER-11: blocks a member, deletes the likes in both directions, ends the match, and hides the conversation from
 * both.
 */
export const block = async (deps: Deps, userId: number, targetId: number): Promise<void> => {
  if (!(await isKnown(deps.db, userId, targetId))) throw new DomainError('not_found')
  await deps.db.tx(async (tx) => {
    await lockConversation(tx, userId, targetId)
    await lockPair(tx, userId, targetId)
    if (!(await insertBlock(tx, userId, targetId, deps.now()))) return
    await endMatch(tx, userId, targetId)
    await removeLikesBetween(tx, userId, targetId)
    await hideConversation(tx, userId, targetId)
    await raiseVersions(tx, [userId, targetId])
  })
}

/**
 * Shows the conversation again, unless the other member also blocks this one. The conversation stays hidden from a
 * member who deleted it.
 */
export const unblock = async (deps: Deps, userId: number, targetId: number): Promise<void> => {
  await deps.db.tx(async (tx) => {
    await lockConversation(tx, userId, targetId)
    if (!(await removeBlock(tx, userId, targetId))) return
    const isBlockedBack = await hasBlocked(tx, targetId, userId)
    if (!isBlockedBack) await showConversation(tx, userId, targetId)
    await raiseVersions(tx, [userId, targetId])
  })
}
