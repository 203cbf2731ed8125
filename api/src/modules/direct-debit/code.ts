import { createHash, timingSafeEqual } from 'node:crypto'

/** Salted with the order's id, so that equal codes of two orders have different hashes. */
export const hashCode = (paymentId: number, code: string): string =>
  createHash('sha256').update(`${paymentId}:${code}`).digest('hex')

export const isCode = (paymentId: number, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(paymentId, code), 'hex'), Buffer.from(hash, 'hex'))
