import { addresses } from '@duetto/shared/domain'
import { useNavigateTo } from '@duetto/shared/platform'
import { Button, Icon, Tag, icons, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { MatchTag } from '../../widgets/people/MatchTag'
import { MemberCard } from '../../widgets/people/MemberCard'
import { peopleMessages } from '../../widgets/people/messages'
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
  const isMatch = card.is_match || tab === 'matches' || (tab === 'received' && isLiked)
  return (
    <>
      <MemberCard
        card={card}
        marks={
          <>
            {isNew && <Tag>{formatMessage(uiMessages.isNew)}</Tag>}
            {isMatch && tab !== 'matches' && <MatchTag />}
          </>
        }
        // Matches have no heart button, because an accidental tap would end the match.
        hasLike={tab === 'sent' && !isMatch}
        headingLevel={2}
        href={addresses.liker(card.id)}
      />
      <div css={actionStyle}>
        {isMatch || tab === 'sent' ? (
          <Button variant="outline" onClick={() => navigateTo(addresses.chatWith(card.id))}>
            <Icon path={icons.message} />
            {formatMessage(peopleMessages.message)}
          </Button>
        ) : (
          <Button variant={isNew ? 'primary' : 'outline'} onClick={toggle}>
            <Icon path={icons.heart} />
            {formatMessage(likesMessages.likeBack)}
          </Button>
        )}
      </div>
    </>
  )
}
