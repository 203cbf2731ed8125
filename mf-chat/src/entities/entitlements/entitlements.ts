import type { FailureCode, User } from '@duetto/shared/contract'

/** What decides whether the server accepts a member's message. */
export interface Entitlements {
  credits: number
  isPaid: boolean
  isConfirmed: boolean
}

export const entitlementsOf = (user: User | null): Entitlements => ({
  credits: user?.credits ?? 0,
  isPaid: user?.paid_user ?? false,
  isConfirmed: user?.status !== 'not_confirmed',
})

/** Whether a refused message may be accepted now. */
export const hasMoreEntitlements = (now: Entitlements, before: Entitlements): boolean =>
  now.credits > before.credits || (now.isPaid && !before.isPaid) || (now.isConfirmed && !before.isConfirmed)

/** Predicts the refusal for lack of credits; null if the balance covers the price. */
export const shortageOf = (
  user: User | null,
  credits: number,
  isCoveredByFree = false,
): FailureCode | null => {
  if (credits <= (user?.credits ?? 0)) return null
  return isCoveredByFree && !user?.paid_user ? 'free_messages_used' : 'not_enough_credits'
}
