import { dropWish, readWish, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from './selectors'
import { likeRequested } from './slice'
import { chatPath, giftPath } from './useWrite'

/**
 * Does what a visitor wanted to do before they logged in or signed up: a like is sent, a message or gift leads to the conversation.
 * Someone who has just signed up cannot write before their address is confirmed; sign-up itself asked for their first message.
 */
export const useResumedWish = (): void => {
  const { navigation, now } = usePlatform()
  const { user } = useSession()
  const dispatch = useMembersDispatch()
  const isActive = user?.status === 'active'
  const viewerId = user?.id
  // The gate renders everything anew once it knows who is here.
  const isKnown = useMembersSelector(selectViewerId) === viewerId
  useEffect(() => {
    if (viewerId === undefined || !isKnown) return
    const wish = readWish(now())
    // The conversation needs the text of a message.
    if (!wish?.text || !isActive) dropWish()
    if (!wish || wish.profileId === viewerId) return
    const { kind, profileId } = wish
    if (kind === 'like') dispatch(likeRequested({ id: profileId }))
    else if (isActive) navigation.replace(kind === 'gift' ? giftPath(profileId) : chatPath(profileId))
  }, [viewerId, isKnown, isActive, dispatch, navigation, now])
}
