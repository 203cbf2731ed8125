import type { CallBody } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAppeal, isOwnPhoto } from './review.repository'

export const appealPhoto = async (
  { db, now }: Deps,
  userId: number,
  { id, text }: CallBody<'appealPhoto'>,
): Promise<void> => {
  if (await insertAppeal(db, userId, { id, text: text.trim(), now: now() })) return
  throw new DomainError((await isOwnPhoto(db, userId, id)) ? 'conflict' : 'not_found')
}
