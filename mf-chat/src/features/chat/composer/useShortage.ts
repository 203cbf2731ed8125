import type { FailureCode } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { shortageOf } from '../../../entities/means/means'
import { useChatSelector } from '../../../state'

/** The refusal that the next text would meet, known before it is sent; the server checks it again. */
export const useShortage = (credits: number): FailureCode | null => {
  const { user } = useSession()
  const isStarted = useChatSelector(({ conversation }) => conversation.conversationId !== null)
  if (!isStarted && user?.conversations_left === 0 && !user.paid_user) return 'conversation_limit'
  return shortageOf(user, credits, true)
}
