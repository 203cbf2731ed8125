import type { FailureCode, Settings, User } from '@duetto/shared/contract'
import { creditsFor } from '@duetto/shared/domain'
import type { UnsentMessage } from '../outbox/types'

/** What of a member decides whether a message is accepted. */
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

/** Whether something that was refused before may be accepted now. */
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

interface Now {
  user: User | null
  settings: Pick<Settings, 'message_credits' | 'photo_credits' | 'voice_credits' | 'gift_credits'>
  /** The conversation exists: a free member need not start it. */
  isStarted: boolean
  /** One of the two blocks the other. */
  isBlocked: boolean
}

/**
 * Whether the reason why a message was refused is gone: bought since, confirmed since, unblocked since. A reason that
 * only the server knows is not.
 */
export const isLifted = (
  { code, kind, gift, refusedWith }: UnsentMessage,
  { user, settings, isStarted, isBlocked }: Now,
): boolean => {
  const now = meansOf(user)
  const before = refusedWith ?? { credits: -1, isPaid: false, isConfirmed: false }
  switch (code) {
    case 'not_enough_credits':
    case 'free_messages_used':
      return now.credits > before.credits && now.credits >= creditsFor(settings, kind, gift)
    case 'conversation_limit':
      return isStarted || (now.isPaid && !before.isPaid)
    case 'not_confirmed':
      return now.isConfirmed && !before.isConfirmed
    case 'blocked':
      return !isBlocked
    default:
      return false
  }
}
