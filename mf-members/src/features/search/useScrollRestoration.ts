import { usePlatformLocation } from '@duetto/shared/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { scrollSaved } from '../../entities/search/slice'

export const useScrollRestoration = (isReady: boolean): void => {
  const dispatch = useMembersDispatch()
  const { action } = usePlatformLocation()
  const scrollY = useMembersSelector((state) => state.search.scrollY)
  const key = useMembersSelector((state) => state.search.key)
  const shownKey = useRef(key)
  const isDone = useRef(false)

  useLayoutEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    if (action === 'POP' && scrollY > 0) window.scrollTo(0, scrollY)
  }, [isReady, action, scrollY])

  useLayoutEffect(() => {
    const isAnotherSearch = shownKey.current !== null && shownKey.current !== key
    shownKey.current = key
    if (isAnotherSearch && action !== 'POP') window.scrollTo(0, 0)
  }, [key, action])

  useEffect(() => {
    // Record the position on scroll, because reading it on unmount would force a layout.
    let last = 0
    const savePosition = (): void => {
      last = window.scrollY
    }
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => {
      window.removeEventListener('scroll', savePosition)
      dispatch(scrollSaved(last))
    }
  }, [dispatch])
}
