import { useSession } from '@duetto/shared/platform'
import { useChatSelector } from '../../state'
import { selectFirstRecipients } from '../outbox/selectors'

/** Whether no free conversation is left to start this one. Counts those that earlier waiting messages will start. */
export const useNeedsPackage = (): boolean => {
  const left = useSession().user?.conversations_left ?? null
  const profileId = useChatSelector(({ conversation }) => conversation.profile?.id)
  const isStarted = useChatSelector(({ conversation }) => conversation.conversationId !== null)
  const recipients = useChatSelector(selectFirstRecipients)
  if (profileId === undefined || isStarted || left === null) return false
  const position = recipients.indexOf(profileId)
  return (position < 0 ? recipients.length : position) >= left
}
