import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getPayment, startPayment } from './payments.service'
import { repeatOrder } from './repeat.service'

export const registerPaymentsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'startPayment', ({ user, body, key, request: { hostname: host, country } }) =>
    startPayment(deps, { userId: user.id, host, country, key }, body),
  )
  handle(app, 'getPayment', ({ user, query }) => getPayment(deps, user.id, query.id))
  handle(app, 'repeatOrder', ({ user, key, request: { hostname: host, country } }) =>
    repeatOrder(deps, { userId: user.id, host, country, key }),
  )
}
