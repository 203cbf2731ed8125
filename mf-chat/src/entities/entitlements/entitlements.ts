import type { FailureCode, User } from '@duetto/shared/contract'

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

export const hasMoreEntitlements = (now: Entitlements, before: Entitlements): boolean =>
  now.credits > before.credits || (now.isPaid && !before.isPaid) || (now.isConfirmed && !before.isConfirmed)

export const shortageOf = (
  user: User | null,
  credits: number,
  isCoveredByFree = false,
): FailureCode | null => {
  if (credits <= (user?.credits ?? 0)) return null
  return isCoveredByFree && !user?.paid_user ? 'free_messages_used' : 'not_enough_credits'
}
