import type { Profile } from '@duetto/shared/contract'
import { limits, offeredGifts } from '@duetto/shared/domain'
import { useNavigateTo, useSession, useSettings } from '@duetto/shared/platform'
import { Button, Icon, icons } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { useLike } from '../../entities/people/useLike'
import { useSkip } from '../../entities/people/useSkip'
import { useSignUp } from '../../entities/people/useSignUp'
import { giftPath, useWrite } from '../../entities/people/useWrite'
import { profileMessages } from './messages'
import { useNeighbours } from './useNeighbours'
import { actionsStyle, quietActionsStyle } from './profileStyles'

interface ProfileActionsProps {
  profile: Profile
  children: ReactNode
}

export const ProfileActions = ({ profile, children }: ProfileActionsProps) => {
  const { formatMessage } = useIntl()
  const { isLiked, toggle } = useLike(profile)
  const skip = useSkip(profile, isLiked)
  const { nextId, go, back } = useNeighbours(profile.id)
  const signUp = useSignUp()
  const { status } = useSession()
  const hasGifts = offeredGifts(useSettings()).length > 0
  const navigateTo = useNavigateTo()
  const write = useWrite(profile.id)
  const giveGift = (): void =>
    status === 'visitor' ? signUp({ profileId: profile.id, wish: 'gift' }) : navigateTo(giftPath(profile.id))
  return (
    <>
      <div css={actionsStyle}>
        <Button variant="outline" size="lg" aria-pressed={isLiked} onClick={toggle}>
          <Icon path={icons.heart} isFilled={isLiked} />
          {formatMessage(isLiked ? peopleMessages.liked : peopleMessages.like)}
        </Button>
        <Button size="lg" onClick={() => write()}>
          <Icon path={icons.message} />
          {formatMessage(peopleMessages.message)}
        </Button>
      </div>
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
        {children}
      </div>
    </>
  )
}
