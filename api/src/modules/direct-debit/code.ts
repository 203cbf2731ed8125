import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@duetto/shared/domain'

export const newCode = (): string =>
  String(randomInt(10 ** limits.smsCodeDigits)).padStart(limits.smsCodeDigits, '0')

/** Includes the order, so that a code is useless for another one. */
export const hashCode = (paymentId: number, code: string): string =>
  createHash('sha256').update(`${paymentId}:${code}`).digest('hex')

export const isCode = (paymentId: number, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(paymentId, code), 'hex'), Buffer.from(hash, 'hex'))
