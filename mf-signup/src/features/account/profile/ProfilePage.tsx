import { usePageTitle, useWhenPremium } from '@duetto/shared/platform'
import { ErrorState, Page, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../../widgets/page/messages'
import { useErrorText } from '../../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../../state'
import { profileMessages } from './messages'
import { ProfileForm } from './ProfileForm'
import { ProfileSkeleton } from './ProfileSkeleton'
import { profileRequested } from '../../../entities/own-profile/slice'

export const ProfilePage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { status, profile, failure } = useSignUpSelector((state) => state.profile)
  usePageTitle(formatMessage(profileMessages.title))
  useEffect(() => {
    dispatch(profileRequested())
  }, [dispatch])
  useWhenPremium(() => void dispatch(profileRequested()))

  return (
    <Page isNarrow>
      {profile ? (
        <ProfileForm profile={profile} />
      ) : status === 'failed' && failure ? (
        <ErrorState
          title={formatMessage(commonMessages.loadFailed)}
          text={errorText(failure)}
          onRetry={() => dispatch(profileRequested())}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
          <ProfileSkeleton />
        </>
      )}
    </Page>
  )
}
