import { Checkbox } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignupDispatch, useSignupSelector } from '../../state'
import { PhotoManager } from '../../widgets/photos/PhotoManager'
import { signupMessages } from './messages'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 1

/** Step 1: a photo, which can be skipped; visitors see it only with a separate consent, off by default. */
export const PhotoStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignupDispatch()
  const { profile, uploads } = useSignupSelector((state) => state.profile)
  const [isPublic, setPublic] = useState(profile?.has_public_photo ?? false)
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
        const change = isPublic === profile?.has_public_photo ? {} : { has_public_photo: isPublic }
        dispatch(stepRequested({ step, change }))
      }}
    >
      <PhotoManager />
      {hasPhoto && (
        <Checkbox label={formatMessage(signupMessages.publicPhoto)} checked={isPublic} onChange={setPublic} />
      )}
    </StepFrame>
  )
}
