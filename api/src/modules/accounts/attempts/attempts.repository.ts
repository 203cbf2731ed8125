import { createHash } from 'node:crypto'
import { networkOf } from '@duetto/shared/limits'
import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { retentionMs } from '../../privacy/retention'
import { normaliseEmail } from '../users.repository'

/** Hashed, because the table must not contain e-mail or IP addresses in plain text. */
const keyOf = (kind: string, value: string) => createHash('sha256').update(`${kind}:${value}`).digest('hex')
const dayMinutes = 24 * 60
export interface AttemptLimit {
  key: string
  limit: number
  minutes?: number
}
export const accountLimit = (email: string): AttemptLimit => ({
  key: keyOf('account', normaliseEmail(email)),
  limit: limits.loginAttemptsOfAccount,
})
export const addressLimit = (ip: string): AttemptLimit => ({
  key: keyOf('address', networkOf(ip)),
  limit: limits.loginAttemptsOfAddress,
})
/** Counts per network, so that a stranger's guesses from elsewhere block the owner only at `accountLimit`. */
export const personLimit = (email: string, ip: string): AttemptLimit => ({
  key: keyOf('person', `${normaliseEmail(email)} ${networkOf(ip)}`),
  limit: limits.loginAttempts,
})
export const sessionLimit = (userId: number): AttemptLimit => ({
  key: keyOf('session', String(userId)),
  limit: limits.loginAttempts,
})
export const passkeyLimit = (credentialId: string, ip: string): AttemptLimit => ({
  key: keyOf('passkey', `${credentialId} ${networkOf(ip)}`),
  limit: limits.loginAttempts,
})
export const knownBrowserLimit = (nonce: string): AttemptLimit => ({
  key: keyOf('known', nonce),
  limit: limits.loginAttempts,
})
export const mailLimit = (email: string): AttemptLimit => ({
  key: keyOf('stranger-mail', normaliseEmail(email)),
  limit: limits.unverifiedMails,
})
export const dailyMailLimit = (email: string): AttemptLimit => ({
  key: keyOf('stranger-mail-day', normaliseEmail(email)),
  limit: limits.unverifiedMailsPerDay,
  minutes: dayMinutes,
})
export const mailChangeLimit = (userId: number): AttemptLimit => ({
  key: keyOf('mail-change', String(userId)),
  limit: limits.mailChangesPerDay,
  minutes: dayMinutes,
})
export const codeLimit = (userId: number): AttemptLimit => ({
  key: keyOf('code', String(userId)),
  limit: limits.loginAttempts,
})
export const codeDayLimit = (userId: number): AttemptLimit => ({
  key: keyOf('code-day', String(userId)),
  limit: limits.codeAttemptsPerDay,
  minutes: dayMinutes,
})

export const operatorPersonLimit = (login: string, ip: string): AttemptLimit => ({
  key: keyOf('operator-person', `${login} ${networkOf(ip)}`),
  limit: limits.loginAttempts,
})
export const operatorLimit = (login: string): AttemptLimit => ({
  key: keyOf('operator', login),
  limit: limits.loginAttemptsOfAccount,
})
export const operatorAddressLimit = (ip: string): AttemptLimit => ({
  key: keyOf('operator-address', networkOf(ip)),
  limit: limits.loginAttemptsOfAddress,
})
export const operatorCodeLimit = (operatorId: number): AttemptLimit => ({
  key: keyOf('operator-code', String(operatorId)),
  limit: limits.loginAttempts,
})
export const operatorCodeDayLimit = (operatorId: number): AttemptLimit => ({
  key: keyOf('operator-code-day', String(operatorId)),
  limit: limits.codeAttemptsPerDay,
  minutes: dayMinutes,
})

export const blockEnd = ({ minutes = limits.loginBlockMinutes }: AttemptLimit, now: Date): Date =>
  minutesAfter(now, minutes)

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

export const findBlock = async (db: Db, keys: string[], now: Date): Promise<Date | undefined> =>
  (
    await db.maybe<{ blocked_until: Date }>(sql`
      select blocked_until from login_attempts
      where key = any (${keys}::text[]) and blocked_until > ${now}
      order by blocked_until desc limit 1`)
  )?.blocked_until

/**
 * Returns the number of attempts in the current window, including this one, or undefined, without counting, if the key
 * is already blocked. Call this before checking the secret, or concurrent guesses can exceed the limit.
 */
export const countAttempt = async (db: Db, counted: AttemptLimit, now: Date): Promise<number | undefined> => {
  const { key, limit, minutes = limits.loginWindowMinutes } = counted
  const isOver = sql`a.since <= ${minutesAfter(now, -minutes)}`
  const row = await db.maybe<{ attempts: number }>(sql`
    insert into login_attempts as a (key, attempts, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      attempts = case when ${isOver} then 1 else a.attempts + 1 end,
      since = case when ${isOver} then ${now} else a.since end,
      blocked_until = case when not ${isOver} and a.attempts + 1 >= ${limit}
        then ${blockEnd(counted, now)}::timestamptz end
    where a.blocked_until is null or a.blocked_until <= ${now}
    returning attempts`)
  return row?.attempts
}

/**
 * Call this after a successful attempt, so that it does not count towards a shared limit. `attempt` is the number that
 * `countAttempt` returned. Unblocks the key only if this attempt blocked it.
 */
export const uncountAttempt = (db: Db, { key, limit }: AttemptLimit, attempt: number): Promise<number> =>
  db.run(sql`
    update login_attempts set attempts = greatest(attempts - 1, 0),
      blocked_until = case when ${attempt >= limit} then null else blocked_until end
    where key = ${key}`)

export const clearAttempts = (db: Db, ...counted: AttemptLimit[]): Promise<number> =>
  db.run(sql`delete from login_attempts where key = any (${counted.map(({ key }) => key)}::text[])`)

export const removeOldAttempts = (db: Db, now: Date): Promise<number> =>
  db.run(sql`
    delete from login_attempts
    where since < ${new Date(now.getTime() - retentionMs.loginAttempts)}
      and (blocked_until is null or blocked_until < ${now})`)
