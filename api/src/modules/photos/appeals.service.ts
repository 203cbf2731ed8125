import type { CallBody } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { lockMember } from '../accounts/users.repository'
import { insertAppeal, isOwnPhoto } from './review.repository'

export const appealPhoto = async (
  { db, now }: Deps,
  userId: number,
  { id, text }: CallBody<'appealPhoto'>,
): Promise<void> => {
  const isNew = await db.tx(async (tx) => {
    await lockMember(tx, userId)
    return insertAppeal(tx, userId, { id, text: text.trim(), now: now() })
  })
  if (isNew) return
  throw new DomainError((await isOwnPhoto(db, userId, id)) ? 'conflict' : 'not_found')
}
