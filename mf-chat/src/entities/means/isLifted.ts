import type { Settings, User } from '@duetto/shared/contract'
import { creditsFor } from '@duetto/shared/domain'
import type { UnsentMessage } from '../outbox/types'
import { meansOf } from './means'

interface Now {
  user: User | null
  settings: Pick<Settings, 'message_credits' | 'photo_credits' | 'voice_credits' | 'gift_credits'>
  /** The conversation exists: a free member need not start it. */
  isStarted: boolean
  /** Either member blocks the other. */
  isBlocked: boolean
}

/**
 * Whether the reason for a refusal no longer applies: the member has bought credits, confirmed the address or unblocked. False for
 * reasons that only the server can check.
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
