import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { confirmDirectDebit } from './confirm.service'
import { sendCode, showRequest } from './request.service'
import { startDirectDebit } from './start.service'

export const registerDirectDebitRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'startDirectDebit', ({ user, body, key, request: { hostname: host, country } }) =>
    startDirectDebit(deps, { userId: user.id, host, country, key }, body),
  )
  handle(app, 'getDirectDebit', ({ user, query }) => showRequest(deps, user.id, query.id))
  handle(app, 'sendDirectDebitCode', ({ user, body }) => sendCode(deps, user.id, body.payment))
  handle(app, 'confirmDirectDebit', ({ user, body }) => confirmDirectDebit(deps, user.id, body))
}
