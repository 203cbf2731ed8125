import { localeCookie } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { changePassword } from './credentials/changePassword.service'
import { reactivate } from './deletion/deletion.service'
import { confirmMailChange, requestMailChange, stopMailChange } from './credentials/mailChange.service'
import { exportData } from '../exports/memberData.service'
import { getNotifications, saveNotifications } from './settings/notifications.service'
import { getAccount } from './settings/overview.service'
import { setSessionCookie } from '../../http/session/plugin'
import { rememberBrowser } from './log-in/knownBrowsers'
import { startSession } from './log-in/reply'
import { confirmWarning } from './standing/measures.service'
import { requestReset, resetPassword } from './credentials/reset.service'

const ok = { ok: true as const }

export const registerAccountRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'requestReset', async ({ body, request }) => {
    const locale = request.cookies[localeCookie]
    await requestReset(deps, body.email, { host: request.hostname, locale })
    return ok
  })

  handle(app, 'resetPassword', async ({ body, request, reply }) => {
    const { userId } = await resetPassword(deps, { ...body, ip: request.ip, host: request.hostname })
    await rememberBrowser(deps, reply, userId)
    return ok
  })

  handle(app, 'changePassword', async ({ user, body, reply }) => {
    setSessionCookie(reply, await changePassword(deps, user, body))
    await rememberBrowser(deps, reply, user.id)
    return ok
  })

  handle(app, 'requestMailChange', async ({ user, body, request }) => {
    await requestMailChange(deps, user.id, body, request.hostname)
    return ok
  })

  handle(app, 'confirmMailChange', async ({ body, request }) => {
    const { hostname: host, sessionUser } = request
    await confirmMailChange(deps, { ...body, session: sessionUser, host })
    return ok
  })

  handle(app, 'stopMailChange', async ({ body }) => {
    await stopMailChange(deps, body.token)
    return ok
  })

  handle(app, 'reactivate', async ({ body, reply }) => {
    const { userId, session } = await reactivate(deps, body.token)
    if (session) await startSession(deps, reply, userId, session)
    return ok
  })

  handle(app, 'exportData', async ({ user, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="duetto-export.json"')
    return exportData(deps, user.id)
  })

  handle(app, 'getAccount', ({ user }) => getAccount(deps, user))

  handle(app, 'endSession', async ({ user, body }) => {
    await deps.sessions.endOthers(user, body.session)
    return ok
  })

  handle(app, 'confirmWarning', async ({ user, body }) => {
    await confirmWarning(deps, user.id, body.warning)
    return ok
  })

  handle(app, 'getNotifications', ({ user }) => getNotifications(deps, user.id))

  handle(app, 'saveNotifications', async ({ user, body }) => {
    await saveNotifications(deps, user.id, body)
    return getNotifications(deps, user.id)
  })
}
