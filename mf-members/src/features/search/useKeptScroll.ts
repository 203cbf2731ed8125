import { usePlatformLocation } from '@duetto/shared/platform'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { scrollLeft } from '../../entities/search/slice'

/** Saves the list's scroll position and restores it when the browser returns. */
export const useKeptScroll = (isReady: boolean): void => {
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
    // Reading the position here would lay out the page in the middle of its first render; a restored one fires an event.
    let last = 0
    const keep = (): void => {
      last = window.scrollY
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      window.removeEventListener('scroll', keep)
      dispatch(scrollLeft(last))
    }
  }, [dispatch])
}
