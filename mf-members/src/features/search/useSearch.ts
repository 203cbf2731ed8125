import { useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { keyOf } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { selectSearch } from '../../entities/search/selectors'
import { searchRequested } from '../../entities/search/slice'

export const useSearch = (filters: Filters) => {
  const dispatch = useMembersDispatch()
  const { status: sessionStatus } = useSession()
  const search = useMembersSelector(selectSearch)
  const isSame = search.key === keyOf(filters)
  // Wait for the session, which determines the default filters. Otherwise, the page would search twice.
  const isDue = sessionStatus !== 'unknown' && !isSame

  useEffect(() => {
    if (isDue) dispatch(searchRequested(filters))
  }, [isDue, filters, dispatch])

  return {
    ...search,
    status: isSame ? search.status : ('loading' as const),
    retry: () => dispatch(searchRequested(filters)),
  }
}
