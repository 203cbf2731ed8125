import type { ProfileCard } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { usePlaceText } from '@duetto/shared/platform'
import { MemberTile } from '@duetto/shared/ui'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MatchTag } from './MatchTag'
import { peopleMessages } from './messages'
import { useLike } from '../../entities/people/useLike'
import { useSkip } from '../../entities/people/useSkip'

interface MemberCardProps {
  card: ProfileCard
  href?: string
  /** Shown in place of the "new member" tag. Defaults to the tag of a match. */
  marks?: ReactNode
  hasLike?: boolean
  hasSkip?: boolean
  isEager?: boolean
  sizes?: string
  headingLevel?: 2 | 3
}

export const MemberCard = memo((props: MemberCardProps) => {
  const { card, href, hasLike = true, hasSkip = false, isEager, sizes, headingLevel } = props
  const { marks = card.is_match ? <MatchTag /> : undefined } = props
  const { formatMessage } = useIntl()
  const { isLiked, toggle } = useLike(card)
  const skip = useSkip(card, isLiked)
  const place = usePlaceText(card)
  const { id, name, age, main_image, photo_count } = card
  return (
    <MemberTile
      href={href ?? addresses.member(id)}
      name={name}
      age={age}
      place={place}
      image={main_image}
      isOnline={card.is_online}
      isNew={card.is_new && marks === undefined}
      marks={marks}
      isFictional={card.is_fictional}
      isDemo={card.is_demo}
      isVerified={card.is_verified}
      photoCount={photo_count}
      isEager={isEager}
      sizes={sizes}
      headingLevel={headingLevel}
      isLiked={isLiked}
      onLike={hasLike ? toggle : undefined}
      skip={
        hasSkip && skip
          ? { label: formatMessage(peopleMessages.skipName, { name }), onPress: skip }
          : undefined
      }
      likeLabel={formatMessage(peopleMessages.likeName, { name })}
    />
  )
})
MemberCard.displayName = 'MemberCard'
