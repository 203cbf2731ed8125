import { addresses } from '@duetto/shared/domain'
import { dropPendingAction, readPendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from './selectors'
import { likeRequested } from './slice'
import { giftPath } from './useWrite'

/**
 * Resumes the action that the visitor began before login. While the account is not active, resumes only likes and
 * discards other actions.
 */
export const useResumedLike = (): void => {
  const { navigation, now } = usePlatform()
  const { user } = useSession()
  const dispatch = useMembersDispatch()
  const isActive = user?.status === 'active'
  const viewerId = user?.id
  // Wait until ViewerGate has stored the viewer: a change of viewer resets the store and remounts this hook.
  const isKnown = useMembersSelector(selectViewerId) === viewerId
  useEffect(() => {
    if (viewerId === undefined || !isKnown) return
    const wish = readPendingAction(now())
    if (!wish?.text || !isActive) dropPendingAction()
    if (!wish) return
    const { kind, profileId, others = [] } = wish
    if (kind === 'like') {
      for (const id of [profileId, ...others].filter((one) => one !== viewerId))
        dispatch(likeRequested({ id }))
    } else if (isActive && profileId !== viewerId)
      navigation.replace(kind === 'gift' ? giftPath(profileId) : addresses.chatWith(profileId))
  }, [viewerId, isKnown, isActive, dispatch, navigation, now])
}
