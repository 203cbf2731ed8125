import type { Session } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { readVisitorSearch, storeVisitorSearch } from '../../entities/search/visitorSearch'

interface VisitorSearch {
  status: Session['status']
  /** Query string of the filters in use. */
  chosen: string
  goTo: (search: string) => void
}

/** Remembers a visitor's filters, and applies them once to the first search that they open as a member without filters. */
export const useVisitorSearch = ({ status, chosen, goTo }: VisitorSearch): void => {
  const latestGoTo = useRef(goTo)
  useEffect(() => {
    latestGoTo.current = goTo
  })
  useEffect(() => {
    if (status === 'visitor') storeVisitorSearch(chosen)
    if (status !== 'member') return
    const kept = readVisitorSearch()
    storeVisitorSearch('')
    if (kept && !chosen) latestGoTo.current(kept)
  }, [status, chosen])
}
