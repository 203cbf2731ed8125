import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { removeMandate } from './mandates/mandates.service'
import { startPayment } from './order/startPayment.service'
import { cancelPayment, completePayment, getPayment } from './payments.service'
import { startWalletSession } from './order/wallets.service'
import { getRepeatOrder, repeatOrder } from './order/repeat.service'

export const registerPaymentsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'startPayment', ({ user, body, key, request: { hostname: host, country } }) =>
    startPayment(deps, { userId: user.id, host, country, key }, body),
  )
  handle(app, 'startWalletSession', ({ user, body, request: { hostname: host, country } }) =>
    startWalletSession(deps, { userId: user.id, host, country }, body.method),
  )
  handle(app, 'getPayment', ({ user, query }) => getPayment(deps, user.id, query.id))
  handle(app, 'completePayment', ({ user, body }) =>
    completePayment(deps, user.id, body.payment, body.redirect_result),
  )
  handle(app, 'cancelPayment', ({ user, body }) => cancelPayment(deps, user.id, body.payment))
  handle(app, 'removeStoredMethod', async ({ user, body }) => {
    await removeMandate(deps, user.id, body.method)
    return { ok: true as const }
  })
  handle(app, 'getRepeatOrder', ({ user, request: { hostname: host, country } }) =>
    getRepeatOrder(deps, { userId: user.id, host, country }),
  )
  handle(app, 'repeatOrder', ({ user, body, key, request: { hostname: host, country } }) =>
    repeatOrder(deps, { userId: user.id, host, country, key }, body),
  )
}
