import { dropPendingAction, readPendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from './selectors'
import { likeRequested } from './slice'
import { chatPath, giftPath } from './useWrite'

/**
 * Completes what a visitor wanted before log-in or sign-up: sends the like, or opens the conversation for a message or
 * gift. A new member cannot write before confirming the e-mail address, so the sign-up itself asks for the first
 * message.
 */
export const useResumedLike = (): void => {
  const { navigation, now } = usePlatform()
  const { user } = useSession()
  const dispatch = useMembersDispatch()
  const isActive = user?.status === 'active'
  const viewerId = user?.id
  // Wait until ViewerGate has stored the viewer, because it then remounts this hook.
  const isKnown = useMembersSelector(selectViewerId) === viewerId
  useEffect(() => {
    if (viewerId === undefined || !isKnown) return
    const wish = readPendingAction(now())
    // Keep an action with a text, because the conversation reads it.
    if (!wish?.text || !isActive) dropPendingAction()
    if (!wish || wish.profileId === viewerId) return
    const { kind, profileId } = wish
    if (kind === 'like') dispatch(likeRequested({ id: profileId }))
    else if (isActive) navigation.replace(kind === 'gift' ? giftPath(profileId) : chatPath(profileId))
  }, [viewerId, isKnown, isActive, dispatch, navigation, now])
}
