import { useSession } from '@duetto/shared/platform'
import { useChatSelector } from '../../state'
import { selectFirstRecipients } from '../outbox/selectors'

/** Whether earlier waiting messages will use all free conversations, so that this one needs a package. */
export const useNeedsPackage = (): boolean => {
  const left = useSession().user?.conversations_left ?? null
  const profileId = useChatSelector(({ conversation }) => conversation.profile?.id)
  const isStarted = useChatSelector(({ conversation }) => conversation.conversationId !== null)
  const recipients = useChatSelector(selectFirstRecipients)
  if (profileId === undefined || isStarted || left === null) return false
  const position = recipients.indexOf(profileId)
  return (position < 0 ? recipients.length : position) >= left
}
