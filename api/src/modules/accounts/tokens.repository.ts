import sql from 'sql-template-tag'
import { DomainError } from '../../http/DomainError'
import { linkLifetimeMs } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'
import { hashToken, newToken } from '../../http/session/sessions'

export type TokenKind = 'activation' | 'reset' | 'mail_change' | 'reactivation'

const lifetimeMs: Record<TokenKind, number> = {
  activation: linkLifetimeMs.activation,
  reset: linkLifetimeMs.reset,
  mail_change: linkLifetimeMs.mailChange,
  reactivation: linkLifetimeMs.reactivation,
}

/** A link's token; only its hash is kept. */
export const createToken = async (
  tx: Db,
  kind: TokenKind,
  { userId, now, email }: { userId: number; now: Date; email?: string },
): Promise<string> => {
  const token = newToken()
  await tx.run(sql`
    insert into tokens (user_id, kind, token_hash, email, created_at, expires_at)
    values (${userId}, ${kind}, ${hashToken(token)}, ${email ?? null}, ${now},
      ${new Date(now.getTime() + lifetimeMs[kind])})`)
  return token
}

export interface UsedToken {
  user_id: number
  email: string | null
}

/** Uses a token up. One statement decides, so of two that come together one gets it. */
export const takeToken = async (tx: Db, kind: TokenKind, token: string, now: Date): Promise<UsedToken> => {
  const taken = await tx.maybe<UsedToken>(sql`
    update tokens set used_at = ${now}
    where token_hash = ${hashToken(token)} and kind = ${kind} and used_at is null and expires_at > ${now}
    returning user_id, email`)
  if (taken) return taken
  const known = await tx.maybe<{ is_used: boolean }>(sql`
    select used_at is not null as is_used from tokens
    where token_hash = ${hashToken(token)} and kind = ${kind}`)
  throw new DomainError(known && !known.is_used ? 'token_expired' : 'token_invalid')
}

/** Earlier links of this kind stop working. */
export const endTokens = (tx: Db, kind: TokenKind, userId: number, now: Date): Promise<number> =>
  tx.run(sql`
    update tokens set used_at = ${now} where user_id = ${userId} and kind = ${kind} and used_at is null`)

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
