import { useSession } from '@duetto/shared/platform'
import { Button, ErrorState, lazyWithPreload, TileSkeleton, uiMessages } from '@duetto/shared/ui'
import { limits } from '@duetto/shared/domain'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { VisitorOffer } from '../../widgets/people/VisitorOffer'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { emptyMessages } from './emptyMessages'
import { EmptyResult } from './EmptyResult'
import type { Filters } from '../../entities/search/filters'
import { searchMessages } from './messages'
import { ResultGrid } from './ResultGrid'
import { gridStyle, moreStyle, similarStyle } from './searchStyles'
import { selectResults, selectSimilar } from '../../entities/search/selectors'
import { trailChanged } from '../../entities/people/slice'
import { moreRequested } from '../../entities/search/slice'
import { ProfileCardRow } from './card/ProfileCardRow'
import { useProfileCard } from './card/useProfileCard'
import { useQuestion } from './question/useQuestion'
import { useScrollRestoration } from './useScrollRestoration'
import { useNearItems } from './useNearItems'
import { useNearViewport } from './useNearViewport'
import type { useSearch } from './useSearch'

const { Component: QuestionOfTheDay } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "question" */ './question/QuestionOfTheDay')).default,
)

/**
 * Number of tiles above the profile card: whole rows of two or four. `grid-auto-flow: dense` closes the gap in three
 * columns.
 */
const cardAfter = 8
/** Number of tiles above the question: whole rows of two, three or four. */
const questionAfter = 12

interface SearchResultsProps {
  search: ReturnType<typeof useSearch>
  filters: Filters
  defaults: Filters
  onWiden: (filters: Filters) => void
}

const Skeletons = ({ count }: { count: number }) => (
  <div css={gridStyle} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <TileSkeleton key={index} />
    ))}
  </div>
)

export const SearchResults = ({ search, filters, defaults, onWiden }: SearchResultsProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { status: sessionStatus } = useSession()
  const results = useMembersSelector(selectResults)
  const similar = useMembersSelector(selectSimilar)
  const { status, moreStatus, nextCursor } = search
  const isReady = status === 'ready'
  const loadMore = (): void => void dispatch(moreRequested())
  // False while a page loads, so that the observer restarts and reports an end that is still in view.
  const isWaiting = moreStatus !== 'failed' && moreStatus !== 'loading'
  const endRef = useNearViewport(loadMore, {
    isOn: isReady && nextCursor !== null && isWaiting,
    distancePx: 600,
  })
  useEffect(() => {
    if (isReady) dispatch(trailChanged(results.map(({ id }) => id)))
  }, [isReady, results, dispatch])
  useScrollRestoration(isReady)
  // Call this hook after useScrollRestoration, because the scroll position decides which tiles are rendered.
  const { ref: gridRef, near } = useNearItems(results)
  const { question, skip } = useQuestion()
  const { card, close } = useProfileCard()
  const [hasShownRow, setHasShownRow] = useState(false)
  if (isReady && results.length > 0 && !hasShownRow) setHasShownRow(true)

  if (status === 'failed')
    return (
      <ErrorState
        title={formatMessage(searchMessages.failed)}
        text={formatMessage(errorMessage(search.errorCode))}
        onRetry={search.retry}
      />
    )
  const between = card
    ? { after: cardAfter, row: <ProfileCardRow card={card} onClose={close} /> }
    : question && {
        after: questionAfter,
        row: <QuestionOfTheDay fallback={null} props={{ question, onSkip: skip }} />,
      }
  // Keep the row mounted while another search loads, because it may have focus and unsaved text.
  const isRowKept = hasShownRow && between !== null
  if (!isReady && !isRowKept) return <Skeletons count={limits.membersPageSize} />

  return (
    <>
      {results.length > 0 || !isReady ? (
        <ResultGrid
          ref={gridRef}
          near={near}
          isAbove
          isLoading={!isReady}
          cards={results}
          promoted={search.promoted}
          label={formatMessage(searchMessages.results)}
          between={between}
        />
      ) : (
        <EmptyResult filters={filters} defaults={defaults} onWiden={onWiden} />
      )}
      {isReady && (
        <>
          <div ref={endRef} />
          {nextCursor && (
            <div css={moreStyle}>
              {moreStatus === 'failed' && <p role="alert">{formatMessage(searchMessages.moreFailed)}</p>}
              <Button variant="outline" isLoading={moreStatus === 'loading'} onClick={loadMore}>
                {formatMessage(moreStatus === 'failed' ? uiMessages.retry : searchMessages.more)}
              </Button>
            </div>
          )}
          {sessionStatus === 'visitor' && search.isLimited && (
            <VisitorOffer
              title={formatMessage(emptyMessages.limitedTitle)}
              text={formatMessage(emptyMessages.limitedText)}
            />
          )}
          {similar.length > 0 && (
            <section css={similarStyle}>
              <h2>{formatMessage(searchMessages.similar)}</h2>
              <ResultGrid cards={similar} label={formatMessage(searchMessages.similar)} />
            </section>
          )}
        </>
      )}
    </>
  )
}
