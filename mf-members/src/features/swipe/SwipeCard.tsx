import type { ProfileCard } from '@duetto/shared/contract'
import { addresses, breakpoints, portraitSizes, sizesOf } from '@duetto/shared/domain'
import { usePlaceText } from '@duetto/shared/platform'
import {
  Icon,
  OnlineDot,
  Portrait,
  ProfileTag,
  VerifiedMark,
  icons,
  isLabelled,
  useIsWide,
} from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { peopleMessages } from '../../widgets/people/messages'
import { pullOf, tiltOf } from './drag'
import { swipeMessages } from './messages'
import type { Decision } from '../../entities/swipe/slice'
import { captionStyle, cardStyle, labelStyle, stampStyle } from './swipeStyles'
import { useDrag } from './useDrag'

interface SwipeCardProps {
  card: ProfileCard
  place: 'top' | 'next'
  onDecide: (decision: Decision) => void
}

export const SwipeCard = ({ card, place, onDecide }: SwipeCardProps) => {
  const { formatMessage } = useIntl()
  const { drag, isDragging, handlers } = useDrag(onDecide)
  const pull = pullOf(drag.dx, drag.width)
  const isWide = useIsWide(breakpoints.md)
  const isTop = place === 'top'
  const { name, age } = card
  const town = usePlaceText(card)

  return (
    <article
      css={cardStyle}
      data-unveil
      data-place={place}
      data-dragging={isDragging}
      aria-hidden={!isTop}
      inert={!isTop}
      style={
        isDragging
          ? {
              transform: `translate(${drag.dx}px, ${drag.dy / 3}px) rotate(${tiltOf(drag.dx, drag.width)}deg)`,
            }
          : undefined
      }
      {...(isTop ? handlers : {})}
    >
      <Portrait
        isEager
        image={card.main_image}
        alt={formatMessage(peopleMessages.photoOf, { name })}
        name={name}
        sizes={sizesOf(portraitSizes.card)}
      />
      {isLabelled(card) && (
        <span css={labelStyle}>
          <ProfileTag profile={card} />
        </span>
      )}
      <div css={captionStyle}>
        <div>
          <h2>
            {formatMessage(peopleMessages.nameAge, { name, age })}
            <VerifiedMark profile={card} size={22} />
          </h2>
          <p>
            {card.is_online && <OnlineDot />}
            {town}
          </p>
        </div>
        {!isWide && (
          <Link
            to={addresses.member(card.id)}
            draggable={false}
            aria-label={formatMessage(swipeMessages.viewProfile)}
            title={formatMessage(swipeMessages.viewProfile)}
          >
            <Icon path={icons.info} />
          </Link>
        )}
      </div>
      {isTop && pull !== 0 && (
        <span
          css={stampStyle}
          data-decision={pull > 0 ? 'like' : 'pass'}
          style={{ opacity: Math.abs(pull) }}
          aria-hidden
        >
          {formatMessage(pull > 0 ? swipeMessages.stampLike : swipeMessages.stampPass)}
        </span>
      )}
    </article>
  )
}
