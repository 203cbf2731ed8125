import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { knownBrowserCookie, limits, timings } from '@duetto/shared/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../app/deps'
import { newToken } from '../../../http/session/sessions'
import { ensureSecret } from '../../settings/settings.repository'
import { findAccount } from '../users.repository'
import type { AccountRow } from '../users.repository'

/**
 * Separates the cookie's proofs of earlier logins, newest first. Each is `<seconds>.<nonce>.<signature>`, with the time
 * of issue in seconds since the epoch.
 */
const separator = '~'
const proofPattern = /^([0-9]{1,12})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/
const maxAgeSeconds = timings.knownBrowserDays * 86_400

type Subject = Pick<AccountRow, 'id' | 'password_hash'>

/** Signs the password hash, too, so a new password invalidates earlier proofs. */
const signatureOf = (secret: string, { id, password_hash: hash }: Subject, issued: string): string =>
  createHmac('sha256', secret).update(`${id}:${hash}:${issued}`).digest('base64url')

const secretOf = ({ db }: Pick<Deps, 'db'>): Promise<string> =>
  ensureSecret(db, 'known-browser', () => randomBytes(32).toString('base64url'))

const proofsIn = (request: FastifyRequest): string[] =>
  (request.cookies[knownBrowserCookie] ?? '').split(separator).slice(0, limits.knownAccountsPerBrowser)

const nonceOf = (secret: string, account: Subject, proof: string, now: Date): string | null => {
  const [, seconds = '', nonce = '', provided = ''] = proofPattern.exec(proof) ?? []
  if (!provided || Number(seconds) + maxAgeSeconds <= now.getTime() / 1000) return null
  const expected = Buffer.from(signatureOf(secret, account, `${seconds}.${nonce}`))
  return timingSafeEqual(expected, Buffer.from(provided)) ? nonce : null
}

export const knownBrowserOf = async (
  deps: Deps,
  request: FastifyRequest,
  account: Subject | undefined,
): Promise<string | undefined> => {
  if (!account || request.cookies[knownBrowserCookie] === undefined) return undefined
  const secret = await secretOf(deps)
  for (const proof of proofsIn(request)) {
    const nonce = nonceOf(secret, account, proof, deps.now())
    if (nonce) return nonce
  }
  return undefined
}

export const rememberBrowser = async (deps: Deps, reply: FastifyReply, userId: number): Promise<void> => {
  const [secret, account] = [await secretOf(deps), await findAccount(deps.db, userId)]
  const now = deps.now()
  const issued = `${Math.floor(now.getTime() / 1000)}.${newToken()}`
  const others = proofsIn(reply.request).filter(
    (proof) => proofPattern.test(proof) && !nonceOf(secret, account, proof, now),
  )
  const proofs = [`${issued}.${signatureOf(secret, account, issued)}`, ...others]
  reply.setCookie(knownBrowserCookie, proofs.slice(0, limits.knownAccountsPerBrowser).join(separator), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https' || reply.server.publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  })
}
