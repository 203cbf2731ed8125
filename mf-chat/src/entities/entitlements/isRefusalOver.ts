import type { Settings, User } from '@duetto/shared/contract'
import { creditsFor } from '@duetto/shared/domain'
import type { UnsentMessage } from '../outbox/types'
import { entitlementsOf } from './entitlements'

interface Now {
  user: User | null
  settings: Pick<Settings, 'message_credits' | 'photo_credits' | 'voice_credits' | 'gift_credits'>
  isStarted: boolean
  isBlocked: boolean
}

export const isRefusalOver = (
  { code, kind, gift, refusedWith }: UnsentMessage,
  { user, settings, isStarted, isBlocked }: Now,
): boolean => {
  const now = entitlementsOf(user)
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
