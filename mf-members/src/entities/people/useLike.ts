import type { ProfileCard } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectCard } from './selectors'
import { likeRequested, unlikeRequested } from './slice'
import { useSignUp } from './useSignUp'

export const useLike = ({ id, is_liked }: Pick<ProfileCard, 'id' | 'is_liked'>) => {
  const signUp = useSignUp()
  const { status } = useSession()
  const dispatch = useMembersDispatch()
  const isLiked = useMembersSelector((state) => selectCard(state, id)?.is_liked ?? is_liked)
  const toggle = (): void => {
    if (status === 'visitor') signUp({ profileId: id, wish: 'like' })
    else dispatch(isLiked ? unlikeRequested({ id }) : likeRequested({ id }))
  }
  return { isLiked, toggle }
}
