import type { ProfileCard } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { useMembersDispatch } from '../../state'
import { skipRequested } from './slice'

export const useSkip = ({ id }: Pick<ProfileCard, 'id'>, isLiked: boolean): (() => void) | undefined => {
  const { status, user } = useSession()
  const dispatch = useMembersDispatch()
  if (status !== 'member' || user?.id === id || isLiked) return undefined
  return () => dispatch(skipRequested({ id }))
}
