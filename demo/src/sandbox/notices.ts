import { randomUUID } from 'node:crypto'
import { signatureHeader, signWebhook } from '@duetto/api/src/modules/payments/provider/signature'
import type { Store } from './store'
import type { Notice, Payment } from './types'
import { viewOf } from './view'

/** How webhooks are delivered; the console changes it to test the receiver. */
export const deliveryModes = ['normal', 'drop', 'duplicate', 'reorder', 'missign'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

export interface Notices {
  mode: DeliveryMode
  /** Sends the merchant a payment's current state. */
  announce: (payment: Payment) => void
  replay: (noticeId: string) => void
  /** Sends what is due. */
  tick: () => Promise<void>
  /** Resolves when every webhook in flight has been answered. */
  settle: () => Promise<void>
}

const maxAttempts = 12
const reorderMs = 4000
const timeoutMs = 5000
const waitMs = (attempts: number) => Math.min(500 * 2 ** attempts, 10 * 60_000)

export const createNotices = (store: Store, secret: string): Notices => {
  const sending = new Set<string>()
  const underWay = new Set<Promise<void>>()

  const send = (notice: Notice): Promise<void> => {
    const sent = deliver(notice).finally(() => underWay.delete(sent))
    underWay.add(sent)
    return sent
  }

  const deliver = async (notice: Notice): Promise<void> => {
    sending.add(notice.id)
    const key = notices.mode === 'missign' ? `${secret}-wrong` : secret
    const { isTaken, answer } = await fetch(notice.notify_url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(key, notice.body, new Date()),
      },
      body: notice.body,
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok, status }) => ({ isTaken: ok, answer: String(status) }),
      (error: unknown) => ({ isTaken: false, answer: error instanceof Error ? error.name : 'no answer' }),
    )
    const attempts = notice.attempts + 1
    const failed = attempts >= maxAttempts ? ('given up' as const) : ('waiting' as const)
    store.save({
      ...notice,
      attempts,
      state: isTaken ? 'delivered' : failed,
      next_at: Date.now() + waitMs(attempts),
      log: [...(notice.log ?? []), { at: new Date().toISOString(), answer }],
    })
    sending.delete(notice.id)
  }

  const notices: Notices = {
    mode: 'normal',
    announce: (payment) => {
      if (!payment.notify_url) return
      const id = `ntc_${randomUUID()}`
      const isHeld = notices.mode === 'reorder' && Math.random() < 0.5
      const notice: Notice = {
        kind: 'notice',
        id,
        payment_id: payment.id,
        notify_url: payment.notify_url,
        body: JSON.stringify({ id, payment: viewOf(payment) }),
        attempts: 0,
        next_at: Date.now() + (isHeld ? reorderMs : 0),
        state: notices.mode === 'drop' ? 'dropped' : 'waiting',
        created_at: new Date().toISOString(),
        log: [],
      }
      store.save(notice)
      if (notice.state === 'dropped' || isHeld) return
      void send(notice)
      if (notices.mode === 'duplicate') void send(notice)
    },
    replay: (noticeId) => {
      const notice = store.notices().find(({ id }) => id === noticeId)
      if (notice) void send(notice)
    },
    tick: async () => {
      const due = store
        .notices()
        .filter(({ id, state, next_at: at }) => state === 'waiting' && at <= Date.now() && !sending.has(id))
      await Promise.all(due.map(send))
    },
    settle: async () => {
      await Promise.all(underWay)
    },
  }
  return notices
}
