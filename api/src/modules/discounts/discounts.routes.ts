import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getDiscountCode, getTimeBonus } from './discounts.service'

export const registerDiscountsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getDiscountCode', ({ user, query, request: { hostname: host, country } }) =>
    getDiscountCode(deps, user.id, query, { host, country }),
  )
  handle(app, 'getTimeBonus', ({ user, request }) => getTimeBonus(deps, user.id, request.country))
}
