import sql from 'sql-template-tag'
import { hashToken } from '../http/session/sessions'
import { createToken, tokenKinds } from '../modules/accounts/credentials/tokens.repository'
import type { TokenKind } from '../modules/accounts/credentials/tokens.repository'
import { createCaller } from './caller'
import type { Caller } from './caller'
import type { TestApp } from './createTestApp'
import { addPasskey } from './social'

export interface Credentials {
  links: Record<TokenKind, string>
  code: string
  other: Caller
  byPasskey: Caller
  passkey: number
}

const code = '123456'

export const addCredentials = async (
  { app, db, deps, clock }: TestApp,
  userId: number,
): Promise<Credentials> => {
  const { email } = await db.one<{ email: string }>(sql`select email from users where id = ${userId}`)
  const links: Partial<Record<TokenKind, string>> = {}
  for (const kind of tokenKinds) {
    const target = kind === 'mail_change' ? 'new@site.example' : email
    const fields = { userId, now: clock.now, email: target, ...(kind === 'activation' ? { code } : {}) }
    links[kind] = await createToken(db, kind, fields)
  }
  const passkey = await addPasskey(db, userId)
  const session = async (passkeyId?: number) =>
    createCaller(app, `duetto_session=${await deps.sessions.create(db, userId, passkeyId)}`)
  const given = { other: await session(), byPasskey: await session(passkey) }
  return { links: links as Credentials['links'], code, passkey, ...given }
}

export const liveOf = async (
  { db }: TestApp,
  { links, passkey, other, byPasskey }: Credentials,
): Promise<string[]> => {
  const live: string[] = []
  for (const kind of tokenKinds) {
    const hash = hashToken(links[kind])
    if (await db.maybe(sql`select 1 from tokens where token_hash = ${hash} and used_at is null`))
      live.push(kind)
  }
  if ((await other('getUser')).user) live.push('other session')
  if ((await byPasskey('getUser')).user) live.push('passkey session')
  if (await db.maybe(sql`select 1 from passkeys where id = ${passkey}`)) live.push('passkey')
  return live
}
