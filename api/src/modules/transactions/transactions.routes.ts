import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { createReceipt } from './receipt/receipt.service'
import { getTransactions } from './transactions.service'

export const registerTransactionsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getTransactions', ({ user, query }) => getTransactions(deps, user.id, query.id))

  handle(app, 'getReceipt', async ({ user, query, request: { hostname: host }, reply }) => {
    const { number, pdf } = await createReceipt(deps, { userId: user.id, id: query.id, host })
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${number}.pdf"`)
      .send(pdf)
  })
}
