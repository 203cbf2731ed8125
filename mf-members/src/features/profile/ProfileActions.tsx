import type { Profile } from '@duetto/shared/contract'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { useLike } from '../../entities/people/useLike'
import { useWrite } from '../../entities/people/useWrite'
import { actionsStyle } from './profileStyles'

export const ProfileActions = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl()
  const { isLiked, toggle } = useLike(profile)
  const write = useWrite(profile.id)
  return (
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
  )
}
