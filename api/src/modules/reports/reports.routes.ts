import { defaultLocale, isLocale, localeCookie } from '@duetto/shared/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { handle } from '../../http/handle'
import type { SessionUser } from '../../http/session'
import { getSettings } from '../settings/settings.service'
import { complain, report } from './reports.service'
import type { Sender } from './reports.service'

export const registerReportsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'report', async ({ user, body, request }) => {
    const modes = await getSettings(deps, { host: request.hostname, country: request.country })
    const isHidden = modes.logged_out_search === 'none' && modes.logged_out_search_trafficsource === 'none'
    // If visitors cannot see profiles, they cannot report them.
    if (!user && isHidden) throw new DomainError('not_found')
    return report(deps, sender(user, request), body)
  })
  handle(app, 'complain', ({ user, body, request }) => complain(deps, sender(user, request), body))
}

/** A member's own language, otherwise the visitor's choice. */
const sender = (user: SessionUser | null, request: FastifyRequest): Sender => {
  const chosen = request.cookies[localeCookie]
  return { userId: user?.id ?? null, locale: user?.language ?? (isLocale(chosen) ? chosen : defaultLocale) }
}
