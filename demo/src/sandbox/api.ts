import { z } from 'zod'
import type { Answer, Asked, Sandbox } from './Sandbox'
import { viewOf } from './view'

const web = z.string().regex(/^https?:\/\//)
const chargeSchema = z.object({
  reference: z.string().min(1).max(100),
  amount_minor: z.int().positive(),
  currency: z.string().length(3),
  description: z.string().max(200),
  manual_capture: z.boolean().default(false),
  notify_url: web.nullable(),
})
const orderSchema = chargeSchema.extend({
  method: z.string().max(30),
  family: z.string().max(30),
  country: z.string().max(2),
  locale: z.string().max(10),
  return_url: web,
  wants_mandate: z.boolean(),
  debit: z.object({ iban: z.string().min(15).max(34), holder: z.string().max(100) }).nullable(),
  wallet_token: z.string().max(12_000).nullable().default(null),
  shopper: z.string().max(100).nullable().default(null),
})
const refundSchema = z.object({ reference: z.string().min(1).max(100), amount_minor: z.int().positive() })

const notFound: Answer = { status: 404, json: { error: 'not found' } }
const invalid = (error: z.ZodError): Answer => ({ status: 400, json: { error: error.issues[0]?.message } })

/** The API for the merchant's server. */
export const answerApi = ({ store, payments }: Sandbox, { method, path, body }: Asked): Answer => {
  const [, , kind, id = '', action] = path.split('/')
  const route = `${method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`
  const input = method === 'POST' ? parse(body) : undefined

  if (route === 'POST payments') {
    const order = orderSchema.safeParse(input)
    return order.success ? { status: 200, json: viewOf(payments.create(order.data)) } : invalid(order.error)
  }
  if (route === 'GET payments/id') {
    const payment = store.payment(id)
    return payment ? { status: 200, json: viewOf(payment) } : notFound
  }
  if (route === 'POST payments/id/cancel') {
    const payment = payments.cancel(id)
    return payment ? { status: 200, json: viewOf(payment) } : notFound
  }
  if (route === 'POST payments/id/capture' || route === 'POST payments/id/release') {
    const payment = payments.endHold(id, action === 'capture' ? 'capture' : 'release')
    return payment ? { status: 200, json: viewOf(payment) } : notFound
  }
  if (route === 'POST payments/id/refunds') {
    const refund = refundSchema.safeParse(input)
    if (!refund.success) return invalid(refund.error)
    const isDone = payments.refund(id, refund.data.reference, refund.data.amount_minor)
    return isDone ? { status: 200, json: { ok: true } } : { status: 409, json: { error: 'not refundable' } }
  }
  if (route === 'POST mandates/id/charges') {
    const charge = chargeSchema.safeParse(input)
    if (!charge.success) return invalid(charge.error)
    const payment = payments.charge(id, charge.data)
    return payment ? { status: 200, json: viewOf(payment) } : notFound
  }
  if (route === 'GET shoppers/id/mandates')
    return {
      status: 200,
      json: { mandates: payments.mandatesOf(id).map(({ id, label }) => ({ id, label })) },
    }
  if (route === 'POST mandates/id/delete') {
    payments.deleteMandate(id)
    return { status: 200, json: { ok: true } }
  }
  return notFound
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
