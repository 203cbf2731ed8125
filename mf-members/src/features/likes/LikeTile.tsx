import { addresses } from '@duetto/shared/domain'
import { useNavigateTo } from '@duetto/shared/platform'
import { Button } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { MemberCard } from '../../widgets/people/MemberCard'
import { useLike } from '../../entities/people/useLike'
import { actionStyle } from './likesStyles'
import { likesMessages } from './messages'
import type { LikeEntry } from '../../entities/likes/selectors'
import type { LikeTab } from '../../entities/likes/tabs'

interface LikeTileProps {
  entry: LikeEntry
  tab: LikeTab
}

export const LikeTile = ({ entry: { card, isNew }, tab }: LikeTileProps) => {
  const { formatMessage } = useIntl()
  const { isLiked, toggle } = useLike(card)
  const navigateTo = useNavigateTo()
  const isMutual = card.is_match || tab === 'matches' || (tab === 'received' && isLiked)
  return (
    <>
      <MemberCard
        card={card}
        isNew={isNew}
        hasLike={false}
        headingLevel={2}
        href={addresses.liker(card.id)}
      />
      <div css={actionStyle}>
        {isMutual ? (
          <Button onClick={() => navigateTo(addresses.chatWith(card.id))}>
            {formatMessage(likesMessages.write)}
          </Button>
        ) : (
          <Button variant="outline" onClick={toggle}>
            {formatMessage(tab === 'received' ? likesMessages.likeBack : likesMessages.takeBack)}
          </Button>
        )}
      </div>
    </>
  )
}
