import type { ProfileCard } from '@duetto/shared/contract'
import { MemberTile } from '@duetto/shared/ui'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { peopleMessages } from './messages'
import { useLike } from '../../entities/people/useLike'
import { profilePath } from '../../entities/people/useWrite'

interface MemberCardProps {
  card: ProfileCard
  href?: string
  /** Overrides the card's own mark: on the likes page a like can be new. */
  isNew?: boolean
  hasLike?: boolean
  isEager?: boolean
  /** 2 where the grid stands directly below the page's heading. */
  headingLevel?: 2 | 3
}

/** A member's tile that links to the profile; the heart likes in place. */
export const MemberCard = memo((props: MemberCardProps) => {
  const { card, href, isNew = card.is_new, hasLike = true, isEager, headingLevel } = props
  const { formatMessage } = useIntl()
  const { isLiked, toggle } = useLike(card)
  const { id, name, age, city, main_image, photo_count } = card
  return (
    <MemberTile
      href={href ?? profilePath(id)}
      name={name}
      age={age}
      place={city}
      image={main_image}
      isOnline={card.is_online}
      isNew={isNew}
      isFictional={card.is_fictional}
      photoCount={photo_count}
      isEager={isEager}
      headingLevel={headingLevel}
      isLiked={isLiked}
      onLike={hasLike ? toggle : undefined}
      likeLabel={formatMessage(peopleMessages.likeName, { name })}
    />
  )
})
MemberCard.displayName = 'MemberCard'
