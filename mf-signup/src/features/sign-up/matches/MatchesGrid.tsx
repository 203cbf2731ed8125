import { css } from '@emotion/react'
import type { ProfileCard } from '@duetto/shared/contract'
import { addresses, portraitSizes, sizesOf } from '@duetto/shared/domain'
import { usePlaceText } from '@duetto/shared/platform'
import { Icon, LinkButton, MemberTile, VisuallyHidden, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { likeToggled } from '../../../entities/matches/slice'
import { useSignUpDispatch } from '../../../state'
import { gridStyle } from './matchesStyles'
import { matchesMessages } from './messages'

interface MatchProps {
  card: ProfileCard
  headingLevel: 2 | 3
  isEager: boolean
}

export const MatchesGrid = ({
  people,
  headingLevel,
}: {
  people: readonly ProfileCard[]
  headingLevel: 2 | 3
}) => (
  <ul css={gridStyle}>
    {people.map((card, index) => (
      <li key={card.id}>
        <Match card={card} headingLevel={headingLevel} isEager={headingLevel === 2 && index < 4} />
      </li>
    ))}
  </ul>
)

const Match = ({ card, headingLevel, isEager }: MatchProps) => {
  const { formatMessage, formatDisplayName } = useIntl()
  const dispatch = useSignUpDispatch()
  const place = usePlaceText(card)
  const { id, name, country } = card
  const area = card.region || (country && (formatDisplayName(country, { type: 'region' }) ?? country))
  return (
    <>
      <MemberTile
        headingLevel={headingLevel}
        href={addresses.member(id)}
        name={name}
        age={card.age}
        place={place || area}
        image={card.main_image}
        isOnline={card.is_online}
        isNew={card.is_new}
        isVerified={card.is_verified}
        isFictional={card.is_fictional}
        isDemo={card.is_demo}
        photoCount={card.photo_count}
        isEager={isEager}
        sizes={sizesOf(portraitSizes.wideTile)}
        isLiked={card.is_liked}
        likeLabel={formatMessage(matchesMessages.like, { name })}
        onLike={() => dispatch(likeToggled({ id, isLiked: !card.is_liked }))}
      />
      <p css={writeStyle}>
        <LinkButton to={addresses.chatWith(id)} variant="outline">
          <Icon path={icons.message} />
          <span aria-hidden>{formatMessage(matchesMessages.write)}</span>
          <VisuallyHidden>{formatMessage(matchesMessages.writeTo, { name })}</VisuallyHidden>
        </LinkButton>
      </p>
    </>
  )
}

const writeStyle = css`
  display: grid;
  margin-top: var(--s3);
  /* Fits the German label "Schreiben" in half the width of a small phone. */
  > a {
    padding-inline: var(--s3);
  }
`
