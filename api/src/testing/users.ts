import sql, { join, raw } from 'sql-template-tag'
import type { Db } from '../infra/db/Db'
import { hashPassword } from '../modules/accounts/credentials/passwords'
import { grantCredits } from '../modules/ledger/ledger.service'

export type UserFields = Record<string, unknown>

let count = 0

const walletColumns = ['paid_user', 'free_messages_used', 'started_conversations']

const notColumns = ['credits', 'password', ...walletColumns]

const columnPattern = /^[a-z_]+$/

const hashes = new Map<string, Promise<string>>()

const hashOnce = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

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
  const { credits = 0, password } = values
  if (typeof password === 'string') values.password_hash = await hashOnce(password)
  const inWallet = Object.entries(values).filter(([name]) => walletColumns.includes(name))
  const names = Object.keys(values).filter((name) => !notColumns.includes(name))
  if (!names.every((name) => columnPattern.test(name))) throw new Error('not a column of users')
  const columns = raw(names.join(', '))
  const user = await db.one<{ id: number; email: string }>(sql`
    insert into users (${columns}) values (${join(names.map((name) => values[name]))})
    returning id, email`)
  for (const [name, value] of inWallet)
    await db.run(sql`update wallets set ${raw(name)} = ${value} where user_id = ${user.id}`)
  if (Number(credits) > 0)
    await grantCredits(db, {
      userId: user.id,
      credits: Number(credits),
      kind: 'opening',
      sourceKey: `opening:${user.id}`,
    })
  return user
}
