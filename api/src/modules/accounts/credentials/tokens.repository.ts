import sql from 'sql-template-tag'
import { DomainError } from '../../../http/DomainError'
import { linkLifetimeMs } from '@duetto/shared/domain'
import type { Db } from '../../../infra/db/Db'
import { hashToken, newToken } from '../../../http/session/sessions'
import { lockAccount } from '../users.repository'

export const tokenKinds = ['activation', 'reset', 'mail_change', 'mail_change_stop', 'reactivation'] as const
export type TokenKind = (typeof tokenKinds)[number]

const lifetimeMs: Record<TokenKind, number> = {
  activation: linkLifetimeMs.activation,
  reset: linkLifetimeMs.reset,
  mail_change: linkLifetimeMs.mailChange,
  mail_change_stop: linkLifetimeMs.mailChange,
  reactivation: linkLifetimeMs.reactivation,
}

/** Salted with the member's id, so that equal codes of two accounts have different hashes. */
const hashCode = (userId: number, code: string): Buffer => hashToken(`${userId}:${code}`)

interface NewToken {
  userId: number
  now: Date
  email?: string
  code?: string
}

export const createToken = async (
  tx: Db,
  kind: TokenKind,
  { userId, now, email, code }: NewToken,
): Promise<string> => {
  const token = newToken()
  await tx.run(sql`
    insert into tokens (user_id, kind, token_hash, code_hash, email, created_at, expires_at)
    values (${userId}, ${kind}, ${hashToken(token)}, ${code ? hashCode(userId, code) : null}, ${email ?? null},
      ${now}, ${new Date(now.getTime() + lifetimeMs[kind])})`)
  return token
}

export interface UsedToken {
  user_id: number
  email: string | null
}

export interface LinkRow {
  user_id: number
  email: string | null
  is_used: boolean
  is_expired: boolean
}

export const findLink = (db: Db, kind: TokenKind, token: string, now: Date): Promise<LinkRow | undefined> =>
  db.maybe<LinkRow>(sql`
    select user_id, email, used_at is not null as is_used, expires_at <= ${now} as is_expired from tokens
    where token_hash = ${hashToken(token)} and kind = ${kind}`)

/**
 * Locks the account. Only one of several concurrent calls succeeds; the others throw `token_invalid`. Throws
 * `token_expired` for an unused token that has expired.
 */
export const consumeToken = async (tx: Db, kind: TokenKind, token: string, now: Date): Promise<UsedToken> => {
  const link = await findLink(tx, kind, token, now)
  if (link) await lockAccount(tx, link.user_id)
  const taken = await tx.maybe<UsedToken>(sql`
    update tokens set used_at = ${now}
    where token_hash = ${hashToken(token)} and kind = ${kind} and used_at is null and expires_at > ${now}
    returning user_id, email`)
  if (taken) return taken
  throw new DomainError(link && !link.is_used && link.is_expired ? 'token_expired' : 'token_invalid')
}

/** Accepts the code for the account's address and the one for the corrected address. */
export const consumeCode = (
  tx: Db,
  userId: number,
  code: string,
  now: Date,
): Promise<Pick<UsedToken, 'email'> | undefined> =>
  tx.maybe(sql`
    update tokens set used_at = ${now}
    where user_id = ${userId} and kind in ('activation', 'mail_change') and code_hash = ${hashCode(userId, code)}
      and used_at is null and created_at > ${new Date(now.getTime() - linkLifetimeMs.activationCode)}
    returning email`)

/** Returns the address to which an unconfirmed member has asked to change. */
export const findCorrectedEmail = async (db: Db, userId: number, now: Date): Promise<string | null> => {
  const token = await db.maybe<Pick<UsedToken, 'email'>>(sql`
    select email from tokens
    where user_id = ${userId} and kind = 'mail_change' and used_at is null and expires_at > ${now}
    order by created_at desc limit 1`)
  return token?.email ?? null
}

export const wasMailChanged = async (db: Db, token: string): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.kind = 'mail_change' and t.used_at is not null
      and t.email = u.email and u.status = 'active'`)) !== undefined

export const endTokens = (tx: Db, kinds: readonly TokenKind[], userId: number, now: Date): Promise<number> =>
  tx.run(sql`
    update tokens set used_at = ${now}
    where user_id = ${userId} and kind = any (${kinds}::text[]) and used_at is null`)

export const countTokensSince = async (
  tx: Db,
  kind: TokenKind,
  userId: number,
  since: Date,
): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*)::int as count from tokens
      where user_id = ${userId} and kind = ${kind} and created_at > ${since}`)
  ).count
