import type { ProfileCard } from '@duetto/shared/contract'
import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { profileMessages } from './messages'
import { DetailsSkeleton } from './ProfileSkeleton'
import { detailsStyle } from './pageStyles'

export const ProfileWaiting = ({ card: { name, age } }: { card: ProfileCard }) => {
  const { formatMessage } = useIntl()
  return (
    <div css={detailsStyle} aria-busy>
      <VisuallyHidden role="status">{formatMessage(profileMessages.loading)}</VisuallyHidden>
      <DetailsSkeleton name={<h1>{formatMessage(peopleMessages.nameAge, { name, age })}</h1>} />
    </div>
  )
}
