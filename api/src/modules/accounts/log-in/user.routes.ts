import { dayOf } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { handle } from '../../../http/handle'
import { requireSameOrigin } from '../../../http/sameOrigin'
import { clearSessionCookie } from '../../../http/session/plugin'
import { findVersion } from '../../profile/profile.repository'
import { loadStored } from '../../settings/stored'
import { deleteAccount } from '../deletion/deletion.service'
import { knownBrowserOf, rememberBrowser } from './knownBrowsers'
import { login, openSession } from './login.service'
import { subscribePush } from '../settings/notifications.service'
import { answerUser, endSession, startSession } from './reply'
import { setLanguage } from '../users.repository'

export const registerUserRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'login', async ({ body, request, reply }) => {
    const { settings } = await loadStored(deps, request.hostname)
    const account = await login(deps, {
      ...body,
      ip: request.ip,
      knownBrowserOf: (found) => knownBrowserOf(deps, request, found),
      isHidden: settings.hide_membership,
    })
    await startSession(deps, reply, account.id, await openSession(deps, account))
    await rememberBrowser(deps, reply, account.id)
    return answerUser(deps, reply, account.id)
  })

  handle(app, 'getUser', async ({ user, request, reply }) => {
    if (!user) return { user: null }
    // Includes the day, because ages change without a new version.
    const tag = `W/"${user.id}-${await findVersion(deps.db, user.id, deps.now())}-${dayOf(deps.now())}"`
    void reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return answerUser(deps, reply, user.id)
  })

  handle(app, 'saveLanguage', async ({ user, body, reply }) => {
    if (!deps.config.locales.includes(body.language))
      throw new DomainError('bad_input', { field: 'language' })
    await setLanguage(deps.db, user.id, body.language)
    deps.sessions.forget(user.id)
    return answerUser(deps, reply, user.id)
  })

  handle(app, 'deleteAccount', async ({ user, body, reply }) => {
    const erasedAt = await deleteAccount(deps, user.id, body.password)
    clearSessionCookie(reply)
    return { ok: true as const, erased_at: erasedAt.toISOString() }
  })

  handle(app, 'savePushSubscription', async ({ user, body }) => {
    await subscribePush(deps, user, body)
    return { ok: true as const }
  })

  handle(app, 'logout', ({ reply }) => endSession(deps, reply))

  // The specification requires GET. The call changes state, so refuse requests from other sites.
  app.get('/api/logout.php', async (request, reply) => {
    requireSameOrigin(request)
    return endSession(deps, reply)
  })
}
