import { useSession } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { useSignUpDispatch } from '../../state'
import { profileRequested } from '../../entities/own-profile/slice'

export const useReviews = (): void => {
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const states = user?.profile.images.map(({ id, status, appeal }) => `${id} ${status} ${appeal}`).join()
  const known = useRef(states)
  useEffect(() => {
    if (known.current !== undefined && states !== undefined && known.current !== states)
      dispatch(profileRequested())
    known.current = states
  }, [dispatch, states])
}
