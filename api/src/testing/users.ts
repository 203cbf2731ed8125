import sql, { join, raw } from 'sql-template-tag'
import type { Db } from '../db/Db'

/** Columns of `users` by name. */
export type UserFields = Record<string, unknown>

let count = 0

const columnPattern = /^[a-z_]+$/

/** An active member with everything that search and chat need; `fields` replace columns. */
export const insertUser = async (db: Db, fields: UserFields = {}): Promise<{ id: number; email: string }> => {
  count += 1
  const values: UserFields = {
    email: `member${count}@test.example`,
    password_hash: '-',
    name: `Member ${count}`,
    gender: 'female',
    looking_for: 'male',
    birth_date: '1990-05-05',
    status: 'active',
    signup_step: 5,
    language: 'en',
    country: 'NL',
    region: 'Utrecht',
    city: 'Utrecht',
    ...fields,
  }
  const names = Object.keys(values)
  if (!names.every((name) => columnPattern.test(name))) throw new Error('not a column of users')
  const columns = raw(names.join(', '))
  return db.one(sql`
    insert into users (${columns}) values (${join(Object.values(values))})
    returning id, email`)
}
