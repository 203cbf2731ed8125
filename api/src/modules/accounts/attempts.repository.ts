import { createHash } from 'node:crypto'
import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { normaliseEmail } from './users.repository'

/** Keys are hashes: the table holds neither addresses nor accounts that do not exist. */
const keyOf = (kind: string, value: string) => createHash('sha256').update(`${kind}:${value}`).digest('hex')
export const accountKey = (email: string): string => keyOf('account', normaliseEmail(email))
export const addressKey = (ip: string): string => keyOf('address', ip)

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Until when one of the keys is blocked; undefined where none is. */
export const findBlock = async (db: Db, keys: string[], now: Date): Promise<Date | undefined> =>
  (
    await db.maybe<{ blocked_until: Date }>(sql`
      select blocked_until from login_attempts
      where key = any (${keys}::text[]) and blocked_until > ${now}
      order by blocked_until desc limit 1`)
  )?.blocked_until

/**
 * Counts one more attempt in the running window, before the password is looked at, so that many at once count
 * each. The attempt that fills the window blocks those after it. Gives the number of this attempt.
 */
export const countAttempt = async (db: Db, key: string, now: Date): Promise<number> =>
  (
    await db.one<{ attempts: number }>(sql`
      insert into login_attempts as a (key, attempts, since) values (${key}, 1, ${now})
      on conflict (key) do update set
        attempts = case when a.since <= ${minutesAfter(now, -limits.loginWindowMinutes)} then 1
          else a.attempts + 1 end,
        since = case when a.since <= ${minutesAfter(now, -limits.loginWindowMinutes)} then ${now}
          else a.since end,
        blocked_until = case
          when a.since > ${minutesAfter(now, -limits.loginWindowMinutes)}
            and a.attempts + 1 = ${limits.loginAttempts}
          then ${minutesAfter(now, limits.loginBlockMinutes)} else a.blocked_until end
      returning attempts`)
  ).attempts

/** A right password ends the count of the account. */
export const clearAttempts = (db: Db, key: string): Promise<number> =>
  db.run(sql`delete from login_attempts where key = ${key}`)

/** Windows that are over and block nobody. */
export const removeOldAttempts = (db: Db, now: Date): Promise<number> =>
  db.run(sql`
    delete from login_attempts
    where since < ${minutesAfter(now, -limits.loginWindowMinutes)}
      and (blocked_until is null or blocked_until < ${now})`)
