import type { z } from 'zod'
import { chargeSchema, orderSchema, refundSchema } from './orders'
import type { Sandbox } from './sandbox'
import type { SandboxRequest, SandboxResponse } from './http'
import { viewOf } from './view'

const notFound: SandboxResponse = { status: 404, json: { error: 'not found' } }
const invalid = (error: z.ZodError): SandboxResponse => ({
  status: 400,
  json: { error: error.issues[0]?.message },
})

export const handleApi = (
  { store, payments }: Sandbox,
  { method, path, body }: SandboxRequest,
): SandboxResponse => {
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
    const isRefunded = payments.refund(id, refund.data.reference, refund.data.amount_minor)
    return isRefunded
      ? { status: 200, json: { ok: true } }
      : { status: 409, json: { error: 'not refundable' } }
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
