import type { Settings } from '@duetto/shared/contract'
import { isLocale, localeCookie } from '@duetto/shared/domain'
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
    if (!user && isHidden) throw new DomainError('not_found')
    return report(deps, sender(user, request, modes), body)
  })
  handle(app, 'complain', async ({ user, body, request }) => {
    const settings = await getSettings(deps, { host: request.hostname, country: request.country })
    return complain(deps, sender(user, request, settings), body)
  })
}

const sender = (
  user: SessionUser | null,
  { cookies }: FastifyRequest,
  { domain, domain_language: fallback, locales }: Settings,
): Sender => {
  const chosen = cookies[localeCookie]
  const visitors = isLocale(chosen) && locales.includes(chosen) ? chosen : fallback
  return { userId: user?.id ?? null, locale: user?.language ?? visitors, host: domain }
}
