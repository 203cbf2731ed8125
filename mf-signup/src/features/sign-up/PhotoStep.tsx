import { Checkbox } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { PhotoManager } from '../../widgets/photos/PhotoManager'
import { signUpMessages } from './messages'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'

const step = 1

/** Step 1: an optional photo. Showing it to visitors needs a separate consent. */
export const PhotoStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { profile, uploads } = useSignUpSelector((state) => state.profile)
  const [isPublic, setPublic] = useState(profile?.has_public_photo ?? false)
  const isUploading = uploads.some(({ failure }) => !failure)
  const hasPhoto = (profile?.images.length ?? 0) > 0
  return (
    <StepFrame
      step={step}
      title={formatMessage(signUpMessages.photoTitle)}
      text={formatMessage(signUpMessages.photoText)}
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
        <Checkbox label={formatMessage(signUpMessages.publicPhoto)} checked={isPublic} onChange={setPublic} />
      )}
    </StepFrame>
  )
}
