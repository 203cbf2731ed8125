import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { profileMessages } from './messages'
import { ProfileSkeleton } from './ProfileSkeleton'

export const ProfileLoading = () => {
  const { formatMessage } = useIntl()
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{formatMessage(profileMessages.loading)}</VisuallyHidden>
      <ProfileSkeleton />
    </div>
  )
}
