import type { CallBody } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'

/** TRUST-09: takes what a member says against the refusal of a photo; one appeal a photo, decided by an operator. */
export const appealPhoto = async (
  { db, now }: Deps,
  userId: number,
  { id, text }: CallBody<'appealPhoto'>,
): Promise<void> => {
  const added = await db.run(sql`
    insert into photo_appeals (photo_id, user_id, text, created_at)
    select id, user_id, ${text.trim()}, ${now()} from photos
    where id = ${id} and user_id = ${userId} and status = 'rejected'
    on conflict (photo_id) do nothing`)
  if (added > 0) return
  const isOwn = await db.maybe(sql`select 1 from photos where id = ${id} and user_id = ${userId}`)
  throw new DomainError(isOwn ? 'conflict' : 'not_found')
}
