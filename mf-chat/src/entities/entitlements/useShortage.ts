import type { FailureCode } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { shortageOf } from './entitlements'
import { useChatSelector } from '../../state'

export const useShortage = (): FailureCode | null => {
  const { user } = useSession()
  const cost = useChatSelector(({ conversation }) => conversation.cost)
  const credits = !cost || cost.is_free ? 0 : cost.credits
  const isStarted = useChatSelector(({ conversation }) => conversation.conversationId !== null)
  if (!isStarted && user?.conversations_left === 0) return 'conversation_limit'
  return shortageOf(user, credits, true)
}
