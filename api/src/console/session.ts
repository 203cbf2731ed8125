import { hostCookieName, isEncryptedSite, operatorTimings } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../app/deps'
import { hashToken } from '../http/session/sessions'
import { findOperatorSession, setLastUsed } from '../modules/operators/sessions.repository'
import type { OperatorSession } from '../modules/operators/sessions.repository'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid cookie. The session may not have passed the second factor yet. */
    operatorSession: OperatorSession | null
  }
}

const tokenPattern = /^[A-Za-z0-9_-]{22}$/
const useStepMs = 60_000

const cookieOf = (consoleUrl: string): string => hostCookieName('duetto_console', isEncryptedSite(consoleUrl))

export const registerOperatorSession = (app: FastifyInstance, deps: Deps): void => {
  app.decorateRequest('operatorSession', null)
  const name = cookieOf(app.publicUrl)
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[name] ?? ''
    if (!tokenPattern.test(token)) return
    const now = deps.now()
    const session = (await findOperatorSession(deps.db, hashToken(token), now)) ?? null
    request.operatorSession = session
    if (session && now.getTime() - session.lastUsedAt.getTime() >= useStepMs)
      await setLastUsed(deps.db, session.id, now)
  })
}

const options = ({ server }: FastifyReply) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isEncryptedSite(server.publicUrl),
})

export const setOperatorCookie = (reply: FastifyReply, token: string): void => {
  const maxAge = operatorTimings.sessionMs / 1000
  reply.setCookie(cookieOf(reply.server.publicUrl), token, { ...options(reply), maxAge })
}

export const clearOperatorCookie = (reply: FastifyReply): void => {
  reply.clearCookie(cookieOf(reply.server.publicUrl), options(reply))
}
