import { createHash, timingSafeEqual } from 'node:crypto'

/** Includes the order's id, so that a code is useless for another order. */
export const hashCode = (paymentId: number, code: string): string =>
  createHash('sha256').update(`${paymentId}:${code}`).digest('hex')

export const isCode = (paymentId: number, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(paymentId, code), 'hex'), Buffer.from(hash, 'hex'))
