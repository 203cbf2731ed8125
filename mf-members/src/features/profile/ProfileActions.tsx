import type { Profile } from '@duetto/shared/contract'
import { useNavigateTo, usePlatform, useSession } from '@duetto/shared/platform'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../entities/people/messages'
import { useLike } from '../../entities/people/useLike'
import { chatPath, useWrite } from '../../entities/people/useWrite'
import { profileMessages } from './messages'
import { actionsStyle, giftStyle } from './profileStyles'

/** Like, message and gift; docked at the bottom on a phone. A visitor is led to sign-up. */
export const ProfileActions = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const { isLiked, toggle } = useLike(profile)
  const { openSignUp } = usePlatform()
  const { status } = useSession()
  const navigateTo = useNavigateTo()
  const write = useWrite(profile.id)
  const giveGift = (): void =>
    status === 'visitor'
      ? openSignUp({ profileId: profile.id })
      : navigateTo(`${chatPath(profile.id)}?gift=1`)
  return (
    <>
      <div css={actionsStyle}>
        <Button variant="outline" size="lg" aria-pressed={isLiked} onClick={toggle}>
          <Icon path={icons.heart} isFilled={isLiked} />
          {formatMessage(isLiked ? peopleMessages.liked : peopleMessages.like)}
        </Button>
        <Button size="lg" onClick={write}>
          <Icon path={icons.message} />
          {formatMessage(profile.conversation_id ? profileMessages.openChat : peopleMessages.message)}
        </Button>
      </div>
      <div css={giftStyle}>
        <Button variant="quiet" onClick={giveGift}>
          <Icon path={icons.gift} />
          {formatMessage(profileMessages.gift)}
        </Button>
      </div>
    </>
  )
}
