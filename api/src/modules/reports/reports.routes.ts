import { defaultLocale, isLocale, localeCookie } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import type { SessionUser } from '../../http/session'
import { complain, report } from './reports.service'
import type { Sender } from './reports.service'

export const registerReportsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'report', ({ user, body, request }) => report(deps, sender(user, request), body))
  handle(app, 'complain', ({ user, body, request }) => complain(deps, sender(user, request), body))
}

/** A member's own language, else the one that the visitor chose. */
const sender = (user: SessionUser | null, request: FastifyRequest): Sender => {
  const chosen = request.cookies[localeCookie]
  return { userId: user?.id ?? null, locale: user?.language ?? (isLocale(chosen) ? chosen : defaultLocale) }
}
