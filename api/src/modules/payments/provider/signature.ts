import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-payment-signature'
const toleranceMs = 5 * 60_000
const pattern = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/

const digest = (secret: string, timestamp: string, body: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

export const signWebhook = (secret: string, body: Buffer | string, now: Date): string => {
  const timestamp = String(now.getTime())
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`
}

/** Rejects old timestamps, which limits replays of captured webhooks. */
export const isSignedWebhook = (
  secret: string,
  { header, body, now }: { header: unknown; body: Buffer; now: Date },
): boolean => {
  const [, timestamp = '', provided = ''] = pattern.exec(typeof header === 'string' ? header : '') ?? []
  if (timestamp === '') return false
  const isRight = timingSafeEqual(Buffer.from(provided, 'hex'), digest(secret, timestamp, body))
  return isRight && Math.abs(now.getTime() - Number(timestamp)) <= toleranceMs
}
