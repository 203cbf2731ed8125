import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionHeader } from '@duetto/shared/contract'
import { hostCookieName, isEncryptedSite, sessionCookie, timings } from '@duetto/shared/domain'
import { DomainError } from '../DomainError'
import type { SessionUser, Sessions } from './sessions'

const tokenPattern = /^[A-Za-z0-9_-]{22}$/

declare module 'fastify' {
  interface FastifyRequest {
    sessionUser: SessionUser | null
    /** '' if the cookie is missing or malformed. */
    sessionToken: string
  }
}

export const sessionCookieOf = (publicUrl: string): string =>
  hostCookieName(sessionCookie, isEncryptedSite(publicUrl))

export const registerSession = (app: FastifyInstance, { sessions }: { sessions: Sessions }): void => {
  app.decorateRequest('sessionUser', null)
  app.decorateRequest('sessionToken', '')
  const cookieName = sessionCookieOf(app.publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.cookies[cookieName] ?? ''
    if (!tokenPattern.test(token)) return done()
    request.sessionToken = token
    const cached = sessions.findCached(token)
    const take = (user: SessionUser | null) => {
      request.sessionUser = user
      if (user) void reply.header(sessionHeader, '1')
      done()
    }
    if (cached) return take(cached)
    sessions.find(token).then(take, done)
  })
}

export const requireMember = (request: FastifyRequest): SessionUser => {
  if (!request.sessionUser) throw new DomainError('authentication_required')
  return request.sessionUser
}

const cookieOptions = (reply: FastifyReply) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: reply.request.protocol === 'https' || reply.server.publicUrl.startsWith('https:'),
})

export const setSessionCookie = (reply: FastifyReply, token: string): void => {
  const maxAge = timings.sessionCookieDays * 86_400
  reply.setCookie(sessionCookieOf(reply.server.publicUrl), token, { ...cookieOptions(reply), maxAge })
}

export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(sessionCookieOf(reply.server.publicUrl), cookieOptions(reply))
}
