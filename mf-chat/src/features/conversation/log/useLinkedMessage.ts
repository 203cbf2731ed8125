import { useNavigateTo, usePlatformLocation } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { jumpRequested } from '../../../entities/conversation/slice'
import { useChatDispatch } from '../../../state'

export const useLinkedMessage = (): void => {
  const dispatch = useChatDispatch()
  const navigateTo = useNavigateTo()
  const { pathname, search } = usePlatformLocation()
  const linkedId = Number(new URLSearchParams(search).get('message'))
  const handled = useRef('')
  useEffect(() => {
    if (handled.current === search) return
    handled.current = search
    if (!Number.isSafeInteger(linkedId) || linkedId <= 0) return
    dispatch(jumpRequested(linkedId))
    navigateTo(pathname, { replace: true })
  }, [linkedId, search, pathname, dispatch, navigateTo])
}
