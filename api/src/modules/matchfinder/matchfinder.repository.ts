import type { Gender, Interest, JoiningReason } from '@duetto/shared/domain'
import sql, { empty, join } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { andNotBlocked } from '../members/filter.repository'
import { ofBothKinds } from '../members/members.repository'
import { notSkipped } from '../skips/skips.repository'

const poolSize = 300

export interface PersonRow {
  id: number
  birth_date: string
  country: string | null
  region: string | null
  city: string | null
  interests: Interest[]
  reason_for_joining: JoiningReason | null
  is_fictional: boolean
}

const columns: Sql = sql`u.id, u.birth_date::text as birth_date, u.country, u.region, u.city, u.interests,
  u.reason_for_joining, u.is_fictional`

export const findMe = (db: Db, userId: number): Promise<PersonRow & { looking_for: Gender | null }> =>
  db.one(sql`select ${columns}, u.looking_for from users u where u.id = ${userId}`)

export const findPool = (
  db: Db,
  userId: number,
  wishes: { gender: Gender | null; country: string | null },
  now: Date,
): Promise<PersonRow[]> =>
  db.many<PersonRow>(
    ofBothKinds(
      (kind) => sql`
        select ${columns} from users u
        where u.status = 'active' and not u.is_invisible and u.id <> ${userId} and ${kind}
          ${andNotBlocked(userId)} and ${notSkipped(userId, now)}
          ${wishes.gender ? sql`and u.gender = ${wishes.gender}` : sql`and u.gender is not null`}
          ${wishes.country ? sql`and u.country = ${wishes.country}` : empty}
        order by u.last_active desc, u.id desc limit ${poolSize}`,
    ),
  )

export interface Answer {
  question: string
  answer: string
}
export const findAnswers = (db: Db, userId: number): Promise<Answer[]> =>
  db.many<Answer>(sql`select question, answer from match_answers where user_id = ${userId} order by question`)

export const saveAnswers = async (tx: Db, userId: number, answers: readonly Answer[]): Promise<void> => {
  await tx.run(sql`delete from match_answers where user_id = ${userId}`)
  if (answers.length === 0) return
  await tx.run(sql`
    insert into match_answers (user_id, question, answer)
    values ${join(answers.map(({ question, answer }) => sql`(${userId}, ${question}, ${answer})`))}
    on conflict (user_id, question) do update set answer = excluded.answer`)
}
