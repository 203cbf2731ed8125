import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@duetto/shared/domain'

export const newCode = (): string =>
  String(randomInt(10 ** limits.smsCodeDigits)).padStart(limits.smsCodeDigits, '0')

/** A code is valid for ten minutes and five tries; its hash is bound to its order. */
export const hashCode = (paymentId: number, code: string): string =>
  createHash('sha256').update(`${paymentId}:${code}`).digest('hex')

export const isCode = (paymentId: number, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(paymentId, code), 'hex'), Buffer.from(hash, 'hex'))
