import type { Session } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { readVisitorSearch, storeVisitorSearch } from '../../entities/search/visitorSearch'

interface VisitorSearch {
  status: Session['status']
  chosen: string
  goTo: (search: string) => void
}

export const useVisitorSearch = ({ status, chosen, goTo }: VisitorSearch): void => {
  const latestNavigate = useRef(goTo)
  useEffect(() => {
    latestNavigate.current = goTo
  })
  useEffect(() => {
    if (status === 'visitor') storeVisitorSearch(chosen)
    if (status !== 'member') return
    const stored = readVisitorSearch()
    storeVisitorSearch('')
    if (stored && !chosen) latestNavigate.current(stored)
  }, [status, chosen])
}
