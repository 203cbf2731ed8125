import type { FailureCode, User } from '@duetto/shared/contract'

/** Facts about a member that decide whether a message is accepted. */
export interface Means {
  credits: number
  isPaid: boolean
  isConfirmed: boolean
}

export const meansOf = (user: User | null): Means => ({
  credits: user?.credits ?? 0,
  isPaid: user?.paid_user ?? false,
  isConfirmed: user?.status !== 'not_confirmed',
})

/** Whether a message that was refused may now be accepted. */
export const hasMoreMeans = (now: Means, before: Means): boolean =>
  now.credits > before.credits || (now.isPaid && !before.isPaid) || (now.isConfirmed && !before.isConfirmed)

/** The refusal that the server would give for lack of credits; null if the balance covers it. */
export const shortageOf = (
  user: User | null,
  credits: number,
  isCoveredByFree = false,
): FailureCode | null => {
  if (credits <= (user?.credits ?? 0)) return null
  return isCoveredByFree && !user?.paid_user ? 'free_messages_used' : 'not_enough_credits'
}
