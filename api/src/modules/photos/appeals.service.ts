import type { CallBody } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAppeal, isOwnPhoto } from './review.repository'

/**
 * TRUST-09: stores a member's appeal against a refused photo. Throws `conflict` if the photo is not refused or already
 * has an appeal, and `not_found` if it is not the member's.
 */
export const appealPhoto = async (
  { db, now }: Deps,
  userId: number,
  { id, text }: CallBody<'appealPhoto'>,
): Promise<void> => {
  if (await insertAppeal(db, userId, { id, text: text.trim(), now: now() })) return
  throw new DomainError((await isOwnPhoto(db, userId, id)) ? 'conflict' : 'not_found')
}
