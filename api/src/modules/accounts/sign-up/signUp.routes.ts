import { localeCookie } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps'
import { handle } from '../../../http/handle'
import { saveProfile } from '../../profile/profile.service'
import { findOwn } from '../../profile/profile.repository'
import { activate, activateByCode } from './activation.service'
import { rememberBrowser } from '../log-in/knownBrowsers'
import { answerUser, startSession, visitorOf } from '../log-in/reply'
import { sendActivationMail, signUp } from './signUp.service'

export const registerSignupRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'signUp', async ({ body, request, reply }) => {
    const visitor = { ...visitorOf(request), locale: request.cookies[localeCookie] }
    const created = await signUp(deps, body, visitor)
    if (!created) return { user: null }
    const { userId, token } = created
    await startSession(deps, reply, userId, token)
    return answerUser(deps, reply, userId)
  })

  handle(app, 'completeSignUp', async ({ user, body, reply }) => {
    const { step, ...change } = body
    const { signup_step: reached } = await findOwn(deps.db, user.id)
    await saveProfile(deps, user.id, change, { signup_step: Math.max(reached, step + 1) })
    return answerUser(deps, reply, user.id)
  })

  handle(app, 'activate', async ({ body, request, reply }) => {
    const { hostname: host, sessionUser } = request
    const { userId, session } = await activate(deps, { ...body, session: sessionUser, host })
    if (session) await startSession(deps, reply, userId, session)
    await rememberBrowser(deps, reply, userId)
    return { ...(await answerUser(deps, reply, userId)), is_new: true }
  })

  handle(app, 'activateByCode', async ({ user, body, request, reply }) => {
    const isNew = await activateByCode(deps, user, body.code, request.hostname)
    await rememberBrowser(deps, reply, user.id)
    return { ...(await answerUser(deps, reply, user.id)), is_new: isNew }
  })

  handle(app, 'sendActivationMail', async ({ user, body }) => {
    await sendActivationMail(deps, user.id, body.email)
    return { ok: true as const }
  })
}
