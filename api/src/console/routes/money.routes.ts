import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { createCode, endCode, listCodes } from '../../modules/discounts/codes.service'
import {
  chargeBackPayment,
  closePayment,
  decidePaymentHold,
  refundPayment,
  withdrawPayment,
} from '../../modules/payments/desk/acts.service'
import { requireDays, writeBookings } from '../../modules/payments/desk/bookings.service'
import { getPayment, listPayments } from '../../modules/payments/desk/payments.service'
import { listReconciliations } from '../../modules/payments/reconciliation/daily.job'
import { reconcileDay } from '../../modules/payments/reconciliation/day.service'
import { insertAudit } from '../../modules/audit/audit.repository'
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

  handleCall(app, 'exportBookings', async ({ query, actor, reply }) => {
    requireDays(query)
    const { from, to } = query
    const line = { action: 'bookings exported', subject: `bookings ${from} to ${to}` }
    await insertAudit(deps.db, actor, line, deps.now())
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="bookings-${from}-${to}.csv"`)
      .send(Readable.from(writeBookings(deps.db, query)))
  })

  handleCall(app, 'reconcileDay', ({ query }) => reconcileDay(deps.db, query.day))

  handleCall(app, 'listDiscounts', ({ query }) => listCodes(deps, query.page))
  handleCall(app, 'listReconciliations', () => listReconciliations(deps))
  handleCall(app, 'createDiscount', async ({ body, actor }) => {
    await createCode(deps, actor, body)
    return { code: body.code }
  })
  handleCall(app, 'endDiscount', async ({ body, actor }) => {
    await endCode(deps, actor, body)
    return { code: body.code }
  })
}
