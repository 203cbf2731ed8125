import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../components/messages'
import { useErrorText } from '../../errors/useErrorText'
import { useSignupDispatch, useSignupSelector } from '../../store'
import { profileRequested } from '../../own-profile/slice'
import { AboutStep } from './AboutStep'
import { LocationStep } from './LocationStep'
import { PersonalStep } from './PersonalStep'
import { PhotoStep } from './PhotoStep'

const steps = { 2: LocationStep, 3: PersonalStep, 4: AboutStep } as const

/** Steps 1 to 4, with what the member has told already. */
export const ProfileSteps = ({ step }: { step: number }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignupDispatch()
  const { status, profile, failure } = useSignupSelector((state) => state.profile)
  useEffect(() => {
    dispatch(profileRequested())
  }, [dispatch])

  if (status === 'failed' && failure)
    return (
      <ErrorState
        title={formatMessage(commonMessages.loadFailed)}
        text={errorText(failure)}
        onRetry={() => dispatch(profileRequested())}
      />
    )
  if (!profile)
    return (
      <Stack gap={5}>
        <VisuallyHidden role="status">{formatMessage(commonMessages.loading)}</VisuallyHidden>
        <Skeleton height={6} />
        <Skeleton width="60%" height={32} />
        <Skeleton height={220} />
        <Skeleton height={54} />
      </Stack>
    )
  const Step = steps[step as keyof typeof steps]
  return Step ? <Step key={step} profile={profile} /> : <PhotoStep />
}
