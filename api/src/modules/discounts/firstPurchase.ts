import { timeBonusCode, timeBonusEnds, welcomeDiscount } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'
import type { Buyer } from '../payments/order/buyers.repository'
import { isAnyUsed } from './discounts.repository'
import type { CodeRow } from './discounts.repository'

const hourMs = 3_600_000

/** Builds the row of a code that is computed, not stored: it expires a fixed time after the member's sign-up. */
const codeOf = (buyer: Buyer, code: string, percent: number, expiresMs: number): CodeRow => ({
  code,
  percent,
  country: null,
  user_id: buyer.id,
  expires_at: new Date(expiresMs),
  currency: null,
  minimum_minor: 0,
  status: 'active',
  validity: 'once-per-user',
  methods: [],
})

export const timeBonusOf = (buyer: Buyer): CodeRow =>
  codeOf(buyer, timeBonusCode.code, timeBonusCode.percent, timeBonusEnds(buyer.signedUpAt.getTime()))

export const welcomeCodeOf = (buyer: Buyer): CodeRow =>
  codeOf(
    buyer,
    welcomeDiscount.code,
    welcomeDiscount.percent,
    buyer.signedUpAt.getTime() + welcomeDiscount.validityHours * hourMs,
  )

const codes: readonly string[] = [timeBonusCode.code, welcomeDiscount.code]

export const conflictingCodes = (code: string): readonly string[] => (codes.includes(code) ? codes : [code])

export const firstPurchaseCode = (buyer: Buyer, code: string): CodeRow | undefined =>
  [timeBonusOf(buyer), welcomeCodeOf(buyer)].find((row) => row.code === code)

export const canUseFirstDiscount = async (db: Db, buyer: Buyer, now: Date): Promise<boolean> =>
  !buyer.isPaid && !(await isAnyUsed(db, codes, buyer.id, now))

export const isRunning = ({ expires_at: end }: CodeRow, now: Date): boolean => end === null || end > now
