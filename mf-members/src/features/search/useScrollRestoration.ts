import { usePlatformLocation } from '@duetto/shared/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { scrollSaved } from '../../entities/search/slice'

/** Saves the scroll position of the list and restores it on Back. */
export const useScrollRestoration = (isReady: boolean): void => {
  const dispatch = useMembersDispatch()
  const { action } = usePlatformLocation()
  const scrollY = useMembersSelector((state) => state.search.scrollY)
  const isDone = useRef(false)

  useLayoutEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    if (action === 'POP' && scrollY > 0) window.scrollTo(0, scrollY)
  }, [isReady, action, scrollY])

  useEffect(() => {
    // Do not read the position here, because that would force a layout. Restoring the position fires a scroll event.
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
