import { usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { toSavedQuery } from '../../../entities/search/filters'
import type { Filters } from '../../../entities/search/filters'
import { savedSearchesRequested, searchSaveRequested } from '../../../entities/saved-searches/slice'
import { useMembersDispatch, useMembersSelector } from '../../../state'
import { savedMessages } from './messages'

/** `save` is undefined for visitors and if the filters are already saved. */
export const useSavedSearches = (filters: Filters) => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const { user } = useSession()
  const dispatch = useMembersDispatch()
  const { searches, errorCode } = useMembersSelector((state) => state.savedSearches)
  const query = toSavedQuery(filters)
  const isSaved = searches.some((search) => search.query === query)
  const savingQuery = useRef<string>(null)
  const viewerId = user?.id

  useEffect(() => {
    if (viewerId) dispatch(savedSearchesRequested())
  }, [viewerId, dispatch])
  useEffect(() => {
    if (!searches.some((search) => search.query === savingQuery.current)) return
    savingQuery.current = null
    toast({ text: formatMessage(savedMessages.saved), tone: 'neutral' })
  }, [searches, toast, formatMessage])

  useEffect(() => {
    if (errorCode) savingQuery.current = null
  }, [errorCode])

  const save = (): void => {
    savingQuery.current = query
    dispatch(searchSaveRequested({ query }))
  }
  return { searches, errorCode, query, save: user && !isSaved ? save : undefined }
}
