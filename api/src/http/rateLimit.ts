import type { EndpointName } from '@duetto/shared/contract'
import { networkOf } from '@duetto/shared/limits'
import type { FastifyRequest } from 'fastify'
import { DomainError } from './DomainError'

type Limited = EndpointName | 'gifPicture' | 'webhook'

const perMinute: Partial<Record<Limited, number>> = {
  login: 20,
  loginWithPasskey: 20,
  startPasskeyLogin: 60,
  startPasskeyEnrolment: 10,
  addPasskey: 10,
  removePasskey: 10,
  signUp: 10,
  requestReset: 10,
  resetPassword: 20,
  activate: 20,
  reactivate: 20,
  confirmMailChange: 20,
  stopMailChange: 20,
  requestMailChange: 10,
  sendActivationMail: 5,
  changePassword: 10,
  deleteAccount: 10,
  exportData: 10,
  requestExport: 10,
  uploadPhoto: 60,
  uploadMedia: 60,
  sendSelfie: 10,
  sendMessage: 90,
  searchMessages: 60,
  searchGifs: 90,
  gifPicture: 300,
  // High, because providers retry rejected webhooks.
  webhook: 600,
  report: 20,
  complain: 10,
  countVisit: 30,
  getDiscountCode: 60,
  startPayment: 30,
  startWalletSession: 30,
  repeatOrder: 10,
  withdraw: 20,
  startDirectDebit: 10,
  confirmDirectDebit: 20,
}
const defaultPerMinute = 600
const windowMs = 60_000

/** In a demo, one person often logs in as several members. */
const demoFactor = 20

/** Throws `too_fast` above the limit. Synchronous unless the counter is remote: a promise per request costs time. */
export type LimitRate = (request: FastifyRequest, name: Limited) => Promise<void> | void

export interface RateCounter {
  count: (key: string, windowMs: number) => Promise<number> | number
}

export const createLimitRate = (
  counter: RateCounter,
  { isOn, isDemo }: { isOn: boolean; isDemo: boolean },
): LimitRate => {
  if (!isOn) return () => undefined
  return (request, name) => {
    const own = perMinute[name]
    const limit = (own ?? defaultPerMinute) * (isDemo ? demoFactor : 1)
    const who = request.sessionUser ? `u${request.sessionUser.id}` : `a${networkOf(request.ip)}`
    const refuse = (count: number) => {
      if (count > limit) throw new DomainError('too_fast', { retryAfter: windowMs / 1000 })
    }
    const count = counter.count(`${own === undefined ? 'all' : name}:${who}`, windowMs)
    return typeof count === 'number' ? refuse(count) : count.then(refuse)
  }
}
