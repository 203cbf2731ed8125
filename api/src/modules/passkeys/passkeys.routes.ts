import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { rememberBrowser } from '../accounts/log-in/knownBrowsers'
import { openSession } from '../accounts/log-in/login.service'
import { answerUser, startSession } from '../accounts/log-in/reply'
import { addPasskey, removePasskey, startPasskeyEnrolment } from './enrolment.service'
import { loginWithPasskey, startPasskeyLogin } from './login.service'
import { relyingPartyOf } from './relyingParty'

const ok = { ok: true as const }

export const registerPasskeysRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'startPasskeyLogin', async ({ request }) =>
    startPasskeyLogin(deps, await relyingPartyOf(deps, request)),
  )

  handle(app, 'loginWithPasskey', async ({ body: { credential }, request, reply }) => {
    const party = await relyingPartyOf(deps, request)
    const { account, passkeyId } = await loginWithPasskey(deps, { credential, party, ip: request.ip })
    await startSession(deps, reply, account.id, await openSession(deps, account, passkeyId))
    await rememberBrowser(deps, reply, account.id)
    return answerUser(deps, reply, account.id)
  })

  handle(app, 'startPasskeyEnrolment', async ({ user, body, request }) =>
    startPasskeyEnrolment(deps, { userId: user.id, ...body, party: await relyingPartyOf(deps, request) }),
  )

  handle(app, 'addPasskey', async ({ user, body, request }) => {
    const party = await relyingPartyOf(deps, request)
    const userAgent = request.headers['user-agent'] ?? null
    await addPasskey(deps, { userId: user.id, body, party, userAgent })
    return ok
  })

  handle(app, 'removePasskey', async ({ user, body }) => {
    await removePasskey(deps, user, body)
    return ok
  })
}
