import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps'
import { handle } from '../../../http/handle'
import { withdraw } from './withdrawal.service'

export const registerRefundsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'withdraw', ({ user, body, key }) =>
    withdraw(deps, { userId: user.id, paymentId: body.payment, shownMinor: body.refund_minor, key }),
  )
}
