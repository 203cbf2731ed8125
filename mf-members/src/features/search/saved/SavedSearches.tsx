import { Banner } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { Filters } from '../../../entities/search/filters'
import { errorMessage } from '../../../widgets/errors/errorMessages'
import { chipsStyle } from '../searchStyles'
import { savedMessages } from './messages'
import { SavedSearch } from './SavedSearch'
import type { useSavedSearches } from './useSavedSearches'

interface SavedSearchesProps {
  saved: ReturnType<typeof useSavedSearches>
  defaults: Filters
  onOpen: (filters: Filters) => void
}

export const SavedSearches = ({ saved, defaults, onOpen }: SavedSearchesProps) => {
  const { formatMessage } = useIntl()
  const { searches, errorCode, query } = saved
  return (
    <>
      {searches.length > 0 && (
        <ul css={chipsStyle} aria-label={formatMessage(savedMessages.list)}>
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearch
                search={search}
                defaults={defaults}
                isCurrent={search.query === query}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
      {errorCode && <Banner tone="danger">{formatMessage(errorMessage(errorCode))}</Banner>}
    </>
  )
}
