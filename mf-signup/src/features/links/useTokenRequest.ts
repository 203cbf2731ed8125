import { useEffect, useRef } from 'react'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import type { Outcome } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'

/** Sends the token from the URL once, because most tokens are single-use. */
export const useTokenRequest = (
  name: 'activate' | 'confirmMailChange' | 'stopMailChange' | 'unsubscribe',
): Outcome & { hasToken: boolean } => {
  const dispatch = useSignUpDispatch()
  const token = useQueryParam('token')
  const outcome = useFreshRequest(name)
  const sent = useRef('')
  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    dispatch(requestSent({ name, body: { token } }))
  }, [dispatch, name, token])
  return { ...outcome, hasToken: token !== '' }
}
