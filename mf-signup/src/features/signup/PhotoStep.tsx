import { useIntl } from 'react-intl'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { PhotoManager } from '../../entities/photos/PhotoManager'
import { signupMessages } from './messages'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 1

/** Step 1: a photo, which can be skipped. */
export const PhotoStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  const { profile, uploads } = useSignupSelector((state) => state.profile)
  const isUploading = uploads.some(({ failure }) => !failure)
  const hasPhoto = (profile?.images.length ?? 0) > 0
  return (
    <StepFrame
      step={step}
      title={formatMessage(signupMessages.photoTitle)}
      text={formatMessage(signupMessages.photoText)}
      canSkip={!hasPhoto && !isUploading}
      isBusy={isUploading || !hasPhoto}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch(stepRequested({ step, change: {} }))
      }}
    >
      <PhotoManager />
    </StepFrame>
  )
}
