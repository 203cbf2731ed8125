import { usePageTitle, useSession } from '@duetto/shared/platform'
import { Chip, Icon, Page, VisuallyHidden, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { VisitorOffer } from '../../widgets/people/VisitorOffer'
import { activeFilters } from '../../entities/search/filters'
import { selectResults } from '../../entities/search/selectors'
import { useMembersSelector } from '../../state'
import { emptyMessages } from './emptyMessages'
import { FilterChip } from './FilterChip'
import { FilterChips } from './FilterChips'
import { FilterRail } from './FilterRail'
import { searchMessages } from './messages'
import { savedMessages } from './saved/messages'
import { SavedSearches } from './saved/SavedSearches'
import { useSavedSearches } from './saved/useSavedSearches'
import { SearchResults } from './SearchResults'
import { SortSelect } from './SortSelect'
import { chipsStyle, countStyle, layoutStyle, phoneOnly, toolbarStyle } from './searchStyles'
import { useFilters } from './useFilters'
import { useSearch } from './useSearch'
import { useSearchTitle } from './useSearchTitle'
import { WithFilterSheet } from './WithFilterSheet'

export const SearchPage = () => {
  const { formatMessage } = useIntl()
  const { filters, defaults, apply } = useFilters()
  const search = useSearch(filters)
  const saved = useSavedSearches(filters)
  const { status: sessionStatus } = useSession()
  const title = useSearchTitle(filters, search.origin)
  usePageTitle(formatMessage(searchMessages.title))
  const { numResults, isApproximate } = search
  const countText =
    numResults !== null &&
    formatMessage(isApproximate ? searchMessages.countOver : searchMessages.count, { count: numResults })
  const numShown = useMembersSelector((state) => selectResults(state).length)
  const isEmpty = numShown === 0 && (search.status === 'ready' || numResults === 0)
  const active = activeFilters(filters, defaults)
  const isClosed =
    sessionStatus === 'visitor' && search.status === 'ready' && search.isLimited && numResults === 0

  if (isClosed)
    return (
      <Page>
        <h1>{formatMessage(searchMessages.title)}</h1>
        <VisitorOffer
          title={formatMessage(emptyMessages.closedTitle)}
          text={formatMessage(emptyMessages.closedText)}
        />
      </Page>
    )

  return (
    <Page>
      <WithFilterSheet filters={filters} defaults={defaults} onApply={apply}>
        <div css={layoutStyle}>
          <FilterRail filters={filters} defaults={defaults} onApply={apply} />
          <section aria-labelledby="search-title">
            <h1 id="search-title">{title}</h1>
            <SavedSearches saved={saved} defaults={defaults} onOpen={apply} />
            <div css={toolbarStyle}>
              <ul css={chipsStyle}>
                <FilterChips filters={filters} defaults={defaults} onChange={apply}>
                  <li css={phoneOnly}>
                    <FilterChip count={active.filter((name) => name !== 'name').length} />
                  </li>
                  <li>
                    <SortSelect sort={filters.sort} onChange={(sort) => apply({ ...filters, sort })} />
                  </li>
                </FilterChips>
                {saved.save && !filters.name && active.length > 0 && (
                  <li>
                    <Chip onClick={saved.save}>
                      <Icon path={icons.plus} size={16} />
                      {formatMessage(savedMessages.save)}
                    </Chip>
                  </li>
                )}
              </ul>
              {countText && !isEmpty && (
                <p css={countStyle} data-stale={search.status === 'loading'}>
                  {countText}
                </p>
              )}
            </div>
            <VisuallyHidden role="status">
              {search.status === 'loading' ? formatMessage(searchMessages.loading) : countText}
            </VisuallyHidden>
            <SearchResults search={search} filters={filters} defaults={defaults} onWiden={apply} />
          </section>
        </div>
      </WithFilterSheet>
    </Page>
  )
}
