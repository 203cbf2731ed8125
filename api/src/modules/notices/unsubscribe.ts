import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { ensureSecret } from '../settings/settings.repository'
import { resumeMailsOf, stopMailsOf } from './mailStops.repository'

export const unsubscribePath = '/api/unsubscribe.php'

const sign = async (db: Db, userId: string): Promise<string> => {
  const secret = await ensureSecret(db, 'unsubscribe', () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', secret).update(userId).digest('base64url')
}

/** Tokens never expire. They can only unsubscribe and resubscribe the member. */
export const createUnsubscribeToken = async (db: Db, userId: number): Promise<string> =>
  `${userId}.${await sign(db, String(userId))}`

const memberOf = async (db: Db, token: string): Promise<number> => {
  const [userId = '', provided = ''] = token.split('.')
  const expected = Buffer.from(await sign(db, userId))
  const actual = Buffer.from(provided)
  if (!/^\d{1,15}$/.test(userId) || actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new DomainError('token_invalid')
  return Number(userId)
}

export const unsubscribe = async (db: Db, token: string): Promise<void> => {
  await stopMailsOf(db, await memberOf(db, token))
}

/** Undoes `unsubscribe`, but does not resume e-mails that a bounce or spam complaint stopped. */
export const resubscribe = async (db: Db, token: string): Promise<void> => {
  await resumeMailsOf(db, await memberOf(db, token))
}
