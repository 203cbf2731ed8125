import { readEmail } from '@duetto/shared/domain'
import type { Gender, Locale } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'

export type UserStatus = 'not_confirmed' | 'active' | 'suspended' | 'deleted'

export interface AccountRow {
  id: number
  email: string
  name: string
  password_hash: string
  status: UserStatus
  language: Locale
  host: string | null
  deleted_at: Date | null
}

/** Condition on a row of `users`. Deleted accounts have a `deleted_at` until their erasure. */
export const isErased = sql`(status = 'deleted' and deleted_at is null)`

const accountColumns = sql`id, email, name, password_hash, status, language, host, deleted_at`

export const normaliseEmail = (email: string): string => readEmail(email) ?? email.trim().toLowerCase()

export const findAccountByEmail = (db: Db, email: string): Promise<AccountRow | undefined> =>
  db.maybe<AccountRow>(sql`select ${accountColumns} from users where email = ${normaliseEmail(email)}`)

export const findAccount = (db: Db, id: number): Promise<AccountRow> =>
  db.one<AccountRow>(sql`select ${accountColumns} from users where id = ${id}`)

export const lockAccount = (tx: Db, id: number): Promise<AccountRow> =>
  tx.one<AccountRow>(sql`select ${accountColumns} from users where id = ${id} for no key update`)

/**
 * Members' writes of personal data must call this first: a write that waited for the member's erasure would otherwise
 * remain in the erased account. Lock the member before their wallet.
 */
export const lockMember = async (tx: Db, id: number): Promise<void> => {
  const { status } = await lockAccount(tx, id)
  if (status !== 'active' && status !== 'not_confirmed') throw new DomainError('authentication_required')
}

export interface NewUser {
  email: string
  passwordHash: string
  name: string
  birthDate: string
  gender?: Gender
  lookingFor?: Gender
  language: Locale
  host: string
  country: string
  signupMessage?: string
  signupProfileId?: number
  tracking: Record<string, string>
  now: Date
}

export const insertUser = async (tx: Db, user: NewUser): Promise<number | undefined> =>
  (
    await tx.maybe<{ id: number }>(sql`
      insert into users (email, password_hash, name, birth_date, gender, looking_for, language, host, country,
        signup_message, signup_profile_id, tracking, terms_accepted_at, created_at, last_active)
      values (${normaliseEmail(user.email)}, ${user.passwordHash}, ${user.name.trim()}, ${user.birthDate},
        ${user.gender ?? null}, ${user.lookingFor ?? null}, ${user.language}, ${user.host}, ${user.country},
        ${user.signupMessage ?? null},
        (select id from users where id = ${user.signupProfileId ?? null}::bigint and status = 'active'),
        ${JSON.stringify(user.tracking)}::text::jsonb, ${user.now}, ${user.now}, ${user.now})
      on conflict (email) do nothing
      returning id`)
  )?.id

export const setPassword = (tx: Db, userId: number, passwordHash: string): Promise<number> =>
  tx.run(sql`update users set password_hash = ${passwordHash} where id = ${userId}`)

export const setLanguage = (db: Db, userId: number, language: Locale): Promise<number> =>
  db.run(sql`update users set language = ${language} where id = ${userId} and language <> ${language}`)

export const setHost = (db: Db, userId: number, host: string): Promise<number> =>
  db.run(sql`
    update users set host = ${host}
    where id = ${userId} and host is distinct from ${host} and status in ('not_confirmed', 'active')`)

export interface ActivatedRow {
  id: number
  signup_message: string | null
  signup_profile_id: number | null
}

export const activateUser = (tx: Db, userId: number, now: Date): Promise<ActivatedRow | undefined> =>
  tx.maybe<ActivatedRow>(sql`
    update users set status = 'active', activated_at = ${now}
    where id = ${userId} and status = 'not_confirmed'
    returning id, signup_message, signup_profile_id`)

/**
 * Also clears earlier bounces, complaints and unsubscriptions. Returns false if the address is taken. Throws a unique
 * violation if another account saves it concurrently.
 */
export const setEmail = async (tx: Db, userId: number, email: string): Promise<boolean> =>
  (await tx.run(sql`
    update users set email = ${normaliseEmail(email)}, notifications_disabled = '{}'
    where id = ${userId} and not exists (select 1 from users where email = ${normaliseEmail(email)})`)) === 1

export const markDeleted = (tx: Db, userId: number, now: Date): Promise<number> =>
  tx.run(sql`update users set status = 'deleted', deleted_at = ${now} where id = ${userId}`)

export const unmarkDeleted = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.run(sql`
    update users set deleted_at = null,
      status = case when activated_at is null then 'not_confirmed' else 'active' end
    where id = ${userId} and status = 'deleted' and deleted_at is not null`)) === 1
