import type { Profile } from '@duetto/shared/contract'
import { limits, offeredGifts } from '@duetto/shared/domain'
import { useNavigateTo, useSession, useSettings } from '@duetto/shared/platform'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { useLike } from '../../entities/people/useLike'
import { useSkip } from '../../entities/people/useSkip'
import { useSignUp } from '../../entities/people/useSignUp'
import { giftPath } from '../../entities/people/useWrite'
import { profileMessages } from './messages'
import { Note } from './note/Note'
import { useNeighbours } from './useNeighbours'
import { quietActionsStyle } from './profileStyles'

export const QuietActions = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const { isLiked } = useLike(profile)
  const skip = useSkip(profile, isLiked)
  const { nextId, go, back } = useNeighbours(profile.id)
  const signUp = useSignUp()
  const { status } = useSession()
  const hasGifts = offeredGifts(useSettings()).length > 0
  const navigateTo = useNavigateTo()
  const giveGift = (): void =>
    status === 'visitor' ? signUp({ profileId: profile.id, wish: 'gift' }) : navigateTo(giftPath(profile.id))
  return (
    <div css={quietActionsStyle}>
      {hasGifts && (
        <Button variant="quiet" onClick={giveGift}>
          <Icon path={icons.gift} />
          {formatMessage(profileMessages.gift)}
        </Button>
      )}
      {skip && (
        <Button
          variant="quiet"
          title={formatMessage(peopleMessages.skipHint, { days: limits.skipDays })}
          onClick={() => {
            skip()
            if (nextId === null) back()
            else go(nextId)
          }}
        >
          <Icon path={icons.eyeOff} />
          {formatMessage(peopleMessages.skip)}
        </Button>
      )}
      {status === 'member' && <Note profile={profile} />}
    </div>
  )
}
