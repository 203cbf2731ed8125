import { randomUUID } from 'node:crypto'
import { signatureHeader, signWebhook } from '@duetto/api/src/modules/payments/provider/signature'
import type { Store } from './store'
import type { Payment, Webhook } from './types'
import { viewOf } from './view'

export const deliveryModes = ['normal', 'drop', 'duplicate', 'reorder', 'missign'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

export interface Webhooks {
  mode: DeliveryMode
  send: (payment: Payment) => void
  resend: (id: string) => void
  tick: () => Promise<void>
  settle: () => Promise<void>
}

const maxAttempts = 12
const reorderMs = 4000
const timeoutMs = 5000
const backoffMs = (attempts: number) => Math.min(500 * 2 ** attempts, 10 * 60_000)

export const createWebhooks = (store: Store, secret: string): Webhooks => {
  const sending = new Set<string>()
  const inFlight = new Set<Promise<void>>()

  const deliver = async (webhook: Webhook): Promise<void> => {
    sending.add(webhook.id)
    const key = webhooks.mode === 'missign' ? `${secret}-wrong` : secret
    const { isDelivered, answer } = await fetch(webhook.notify_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(key, webhook.body, new Date()),
      },
      body: webhook.body,
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok, status }) => ({ isDelivered: ok, answer: String(status) }),
      (error: unknown) => ({ isDelivered: false, answer: error instanceof Error ? error.name : 'no answer' }),
    )
    const attempts = webhook.attempts + 1
    const failed = attempts >= maxAttempts ? ('given up' as const) : ('waiting' as const)
    store.save({
      ...webhook,
      attempts,
      state: isDelivered ? 'delivered' : failed,
      next_at: Date.now() + backoffMs(attempts),
      log: [...webhook.log, { at: new Date().toISOString(), answer }],
    })
    sending.delete(webhook.id)
  }

  const deliverSoon = (webhook: Webhook): Promise<void> => {
    const delivery = deliver(webhook).finally(() => inFlight.delete(delivery))
    inFlight.add(delivery)
    return delivery
  }

  const webhooks: Webhooks = {
    mode: 'normal',
    send: (payment) => {
      if (!payment.notify_url) return
      const id = `ntc_${randomUUID()}`
      const isHeld = webhooks.mode === 'reorder' && Math.random() < 0.5
      const webhook: Webhook = {
        kind: 'notice',
        id,
        payment_id: payment.id,
        notify_url: payment.notify_url,
        body: JSON.stringify({ id, payment: viewOf(payment) }),
        attempts: 0,
        next_at: Date.now() + (isHeld ? reorderMs : 0),
        state: webhooks.mode === 'drop' ? 'dropped' : 'waiting',
        created_at: new Date().toISOString(),
        log: [],
      }
      store.save(webhook)
      if (webhook.state === 'dropped' || isHeld) return
      void deliverSoon(webhook)
      if (webhooks.mode === 'duplicate') void deliverSoon(webhook)
    },
    resend: (id) => {
      const webhook = store.webhooks().find((stored) => stored.id === id)
      if (webhook) void deliverSoon(webhook)
    },
    tick: async () => {
      const due = store
        .webhooks()
        .filter(({ id, state, next_at: at }) => state === 'waiting' && at <= Date.now() && !sending.has(id))
      await Promise.all(due.map(deliverSoon))
    },
    settle: async () => {
      await Promise.all(inFlight)
    },
  }
  return webhooks
}
