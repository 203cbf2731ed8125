import type { ProfileCard } from '@duetto/shared/contract'
import { breakpoints } from '@duetto/shared/domain'
import { useIsWide, VisuallyHidden } from '@duetto/shared/ui'
import { useDeferredValue } from 'react'
import { useIntl } from 'react-intl'
import { selectCard } from '../../entities/people/selectors'
import { useMembersSelector } from '../../state'
import { swipeMessages } from './messages'
import { selectSwipe } from '../../entities/swipe/selectors'
import type { Decision } from '../../entities/swipe/slice'
import { deckStyle, stackStyle } from './pageStyles'
import { SwipeButtons } from './SwipeButtons'
import { SwipeCard } from './SwipeCard'
import { hintStyle } from './swipeStyles'
import { SwipeFacts } from './SwipeFacts'
import { ThrownCard } from './ThrownCard'
import { useSwipeKeys } from './useSwipeKeys'

interface SwipeDeckProps {
  cards: readonly ProfileCard[]
  onDecide: (id: number, decision: Decision) => void
  onUndo: () => void
}

export const SwipeDeck = ({ cards, onDecide, onUndo }: SwipeDeckProps) => {
  const { formatMessage } = useIntl()
  const { last, canUndo, isUndoing } = useMembersSelector(selectSwipe)
  const lastCard = useMembersSelector((state) => (last ? selectCard(state, last.id) : undefined))
  const [top, next] = cards
  const isWide = useIsWide(breakpoints.md)
  // Defer the next card, because the browser must paint the decision first.
  const below = useDeferredValue(next)
  const decide = (decision: Decision): void => {
    if (top) onDecide(top.id, decision)
  }
  const undo = (): void => {
    if (canUndo && !isUndoing) onUndo()
  }
  useSwipeKeys({ onDecide: decide, onUndo: undo })

  return (
    <div css={deckStyle}>
      <div css={stackStyle}>
        {next && next === below && <SwipeCard key={next.id} card={next} place="next" onDecide={decide} />}
        {top && <SwipeCard key={top.id} card={top} place="top" onDecide={decide} />}
        {last && lastCard && (
          <ThrownCard key={`thrown-${last.id}`} card={lastCard} decision={last.decision} />
        )}
      </div>
      <SwipeButtons name={top?.name ?? ''} canUndo={canUndo && !isUndoing} onDecide={decide} onUndo={undo} />
      {isWide && top && <SwipeFacts key={`facts-${top.id}`} card={top} />}
      <p css={hintStyle}>{formatMessage(swipeMessages.hint)}</p>
      <VisuallyHidden role="status">
        {last &&
          lastCard &&
          formatMessage(swipeMessages.said, { decision: last.decision, name: lastCard.name })}
      </VisuallyHidden>
    </div>
  )
}
