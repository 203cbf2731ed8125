import { usePageTitle } from '@duetto/shared/platform'
import { Banner, EmptyState, ErrorState, LinkButton, Page, Skeleton, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { LikesLeft } from './LikesLeft'
import { swipeMessages } from './messages'
import { deckStyle, headStyle, stackStyle } from './pageStyles'
import { canSwipe } from '../../entities/swipe/canSwipe'
import { selectDeckCards, selectSwipe } from '../../entities/swipe/selectors'
import { deckRequested, swiped, undoRequested } from '../../entities/swipe/slice'
import { SwipeDeck } from './SwipeDeck'
import { SwipeLimit } from './SwipeLimit'

export const SwipePage = () => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const swipe = useMembersSelector(selectSwipe)
  const cards = useMembersSelector(selectDeckCards)
  const { status, likesLeft, resetsAt, canUndo, isUndoing, lastErrorCode } = swipe
  const hasMore = likesLeft > 0 && cards.length > 0
  const load = (): void => void dispatch(deckRequested())
  const undo = (): void => void dispatch(undoRequested())
  usePageTitle(formatMessage(swipeMessages.title))

  useEffect(() => {
    dispatch(deckRequested())
  }, [dispatch])

  useEffect(() => {
    canSwipe.set(hasMore)
    return () => canSwipe.set(false)
  }, [hasMore])

  const content = () => {
    if (status === 'failed')
      return (
        <ErrorState
          title={formatMessage(swipeMessages.failed)}
          text={formatMessage(errorMessage(swipe.errorCode))}
          onRetry={load}
        />
      )
    if (status !== 'ready')
      return (
        <div css={deckStyle} aria-busy>
          <VisuallyHidden role="status">{formatMessage(swipeMessages.loading)}</VisuallyHidden>
          <Skeleton css={stackStyle} />
        </div>
      )
    if (likesLeft === 0 && resetsAt)
      return <SwipeLimit resetsAt={resetsAt} canUndo={canUndo && !isUndoing} onUndo={undo} onEnd={load} />
    if (cards.length === 0)
      return (
        <EmptyState
          title={formatMessage(swipeMessages.emptyTitle)}
          text={formatMessage(swipeMessages.emptyText)}
          action={
            <>
              <LinkButton to="/members">{formatMessage(swipeMessages.toMembers)}</LinkButton>
              <LinkButton variant="outline" to="/hidden">
                {formatMessage(swipeMessages.toHidden)}
              </LinkButton>
            </>
          }
        />
      )
    return (
      <SwipeDeck
        cards={cards}
        onUndo={undo}
        onDecide={(id, decision) => dispatch(swiped({ id, decision }))}
      />
    )
  }

  return (
    <Page>
      <header css={headStyle}>
        <h1>{formatMessage(swipeMessages.title)}</h1>
        {status === 'ready' && <LikesLeft count={likesLeft} />}
      </header>
      {lastErrorCode && lastErrorCode !== 'swipe_limit' && (
        <Banner tone="danger">{formatMessage(errorMessage(lastErrorCode))}</Banner>
      )}
      {content()}
    </Page>
  )
}
