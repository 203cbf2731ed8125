import { ErrorState } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { profileRequested } from '../../entities/own-profile/slice'
import { AboutStep } from './AboutStep'
import { FlowSkeleton } from './FlowSkeleton'
import { LocationStep } from './LocationStep'
import { PersonalStep } from './PersonalStep'
import { PhotoStep } from './PhotoStep'

const steps = { 2: LocationStep, 3: PersonalStep, 4: AboutStep } as const

/** Steps 1 to 4, with the member's previous answers. */
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
  if (!profile) return <FlowSkeleton />
  const Step = steps[step as keyof typeof steps]
  return Step ? <Step key={step} profile={profile} /> : <PhotoStep />
}
