import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import {
  chargeBackPayment,
  closePayment,
  decidePaymentHold,
  refundPayment,
  withdrawPayment,
} from '../../modules/payments/desk/acts.service'
import { getPayment, listPayments } from '../../modules/payments/desk/payments.service'
import { handleCall } from '../handle'

export const registerMoneyRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'listPayments', ({ query }) => listPayments(deps, query))
  const show = async (id: number) => ({ payment: await getPayment(deps, id) })
  handleCall(app, 'getPayment', ({ query }) => show(query.id))

  handleCall(app, 'refundPayment', async ({ body, actor }) => {
    await refundPayment(deps, actor, body)
    return show(body.id)
  })
  handleCall(app, 'withdrawPayment', async ({ body, actor }) => {
    await withdrawPayment(deps, actor, body)
    return show(body.id)
  })
  handleCall(app, 'endHold', async ({ body, actor }) => {
    await decidePaymentHold(deps, actor, body)
    return show(body.id)
  })
  handleCall(app, 'closePayment', async ({ body, actor }) => {
    await closePayment(deps, actor, body)
    return show(body.id)
  })
  handleCall(app, 'chargeBackPayment', async ({ body, actor }) => {
    await chargeBackPayment(deps, actor, body)
    return show(body.id)
  })
}
