import { dropPendingAction, readPendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from './selectors'
import { likeRequested } from './slice'
import { chatPath, giftPath } from './useWrite'

/**
 * Resumes the act for which a visitor logged in or signed up: sends the like, or opens the conversation for a message or gift.
 * A new member cannot write before the address is confirmed, so sign-up itself asks for the first message.
 */
export const useResumedWish = (): void => {
  const { navigation, now } = usePlatform()
  const { user } = useSession()
  const dispatch = useMembersDispatch()
  const isActive = user?.status === 'active'
  const viewerId = user?.id
  // The gate remounts everything once the session is known.
  const isKnown = useMembersSelector(selectViewerId) === viewerId
  useEffect(() => {
    if (viewerId === undefined || !isKnown) return
    const wish = readPendingAction(now())
    // The conversation needs the text of a message.
    if (!wish?.text || !isActive) dropPendingAction()
    if (!wish || wish.profileId === viewerId) return
    const { kind, profileId } = wish
    if (kind === 'like') dispatch(likeRequested({ id: profileId }))
    else if (isActive) navigation.replace(kind === 'gift' ? giftPath(profileId) : chatPath(profileId))
  }, [viewerId, isKnown, isActive, dispatch, navigation, now])
}
