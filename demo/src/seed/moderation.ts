import sql from 'sql-template-tag'
import type { Deps } from '@duetto/api/src/app/deps'
import { createReference } from '@duetto/api/src/modules/reports/reference'
import { insertReport } from '@duetto/api/src/modules/reports/reports.repository'
import { guests } from './guests'

const photosToReview = 16

export const seedModeration = async ({ db, now }: Deps, annaId: number, marcoId: number): Promise<void> => {
  await db.run(sql`
    update photos set status = 'pending' where id in (
      select p.id from photos p join users u on u.id = p.user_id
      where not p.is_main and not u.is_fictional order by p.id limit ${photosToReview})`)
  const common = () => ({ reference: createReference('R'), now: now(), host: null })
  const letter = await db.maybe<{ id: number; sender_id: number }>(sql`
    select m.id, m.sender_id from messages m
      join conversation_members c on c.conversation_id = m.conversation_id join users u on u.id = m.sender_id
    where c.user_id = ${marcoId} and m.sender_id <> ${marcoId} and not u.is_fictional order by m.id limit 1`)
  if (letter)
    await insertReport(db, {
      ...common(),
      reporterId: marcoId,
      email: guests[1]?.email ?? null,
      kind: 'message',
      subjectId: letter.id,
      profileId: letter.sender_id,
      reason: 'spam',
      text: 'A friend of mine got the same letter.',
    })
  const liker = await db.maybe<{ liker_id: number }>(sql`
    select liker_id from likes where liked_id = ${annaId} order by liker_id limit 1`)
  if (liker)
    await insertReport(db, {
      ...common(),
      reporterId: annaId,
      email: guests[0]?.email ?? null,
      kind: 'profile',
      subjectId: liker.liker_id,
      profileId: liker.liker_id,
      reason: 'fake',
      text: 'I know these photos from a magazine.',
    })
}
