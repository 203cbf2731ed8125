import { usePageTitle, useSession } from '@duetto/shared/platform'
import { Chip, Icon, Page, VisuallyHidden, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { VisitorOffer } from '../../entities/people/VisitorOffer'
import { emptyMessages } from './emptyMessages'
import { activeFilters } from '../../entities/search/filters'
import { FilterChips } from './FilterChips'
import { FilterRail } from './FilterRail'
import { FilterSheet } from './FilterSheet'
import { searchMessages } from './messages'
import { SearchResults } from './SearchResults'
import { chipsStyle, countStyle, layoutStyle, phoneOnly, toolbarStyle } from './searchStyles'
import { useFilters } from './useFilters'
import { useSearch } from './useSearch'
import { useSearchTitle } from './useSearchTitle'

/** /members: filters beside the results; the URL holds the filters (ROUTE-02). */
export const SearchPage = () => {
  const { formatMessage } = useIntl()
  const { filters, defaults, apply } = useFilters()
  const search = useSearch(filters)
  const { status: sessionStatus } = useSession()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const title = useSearchTitle(filters)
  usePageTitle(formatMessage(searchMessages.title))
  const activeCount = activeFilters(filters, defaults).length
  const { numResults, isApproximate } = search
  const countText =
    numResults !== null &&
    formatMessage(isApproximate ? searchMessages.countOver : searchMessages.count, { count: numResults })
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
      <div css={layoutStyle}>
        <FilterRail filters={filters} defaults={defaults} onApply={apply} />
        <section aria-labelledby="search-title">
          <h1 id="search-title">{title}</h1>
          <div css={toolbarStyle}>
            <ul css={chipsStyle}>
              <li css={phoneOnly}>
                <Chip onClick={() => setSheetOpen(true)}>
                  <Icon path={icons.filters} size={16} />
                  {activeCount > 0
                    ? formatMessage(searchMessages.filtersCount, { count: activeCount })
                    : formatMessage(searchMessages.filters)}
                </Chip>
              </li>
              <FilterChips filters={filters} defaults={defaults} onChange={apply} />
            </ul>
            {countText && (
              <p css={countStyle} data-stale={search.status === 'loading'}>
                {countText}
              </p>
            )}
          </div>
          <VisuallyHidden role="status">
            {search.status === 'loading' ? formatMessage(searchMessages.loading) : countText}
          </VisuallyHidden>
          <SearchResults search={search} filters={filters} onWiden={apply} />
        </section>
      </div>
      {isSheetOpen && (
        <FilterSheet
          filters={filters}
          defaults={defaults}
          onClose={() => setSheetOpen(false)}
          onApply={(next) => {
            setSheetOpen(false)
            apply(next)
          }}
        />
      )}
    </Page>
  )
}
