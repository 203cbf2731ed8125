import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getTransactions } from './transactions.service'

export const registerTransactionsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getTransactions', ({ user, query }) => getTransactions(deps, user.id, query.id))
}
