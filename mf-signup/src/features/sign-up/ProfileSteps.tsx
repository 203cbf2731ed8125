import { ErrorState } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { profileRequested } from '../../entities/own-profile/slice'
import { AboutStep } from './AboutStep'
import { FlowLoading } from './FlowLoading'
import { LocationStep } from './LocationStep'
import { PersonalStep } from './PersonalStep'
import { PhotoStep } from './PhotoStep'

const steps = { 2: LocationStep, 3: PersonalStep, 4: AboutStep } as const

export const ProfileSteps = ({ step }: { step: number }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { status, profile, failure } = useSignUpSelector((state) => state.profile)
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
  if (!profile) return <FlowLoading />
  const Step = steps[step as keyof typeof steps]
  return Step ? <Step key={step} profile={profile} /> : <PhotoStep />
}
