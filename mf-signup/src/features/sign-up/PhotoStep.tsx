import { css } from '@emotion/react'
import { useSession } from '@duetto/shared/platform'
import { Button, Checkbox, Icon, icons } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { PhotoManager } from '../../widgets/photos/PhotoManager'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { signUpMessages } from './messages'
import { stepRequested } from '../../entities/sign-up/slice'
import { StepFrame } from './StepFrame'
import { toTop } from './toTop'

const step = 1

export const PhotoStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { member } = useSignUpSelector(selectSignUp)
  const isUnconfirmed = useSession().user?.status !== 'active'
  const { profile, uploads } = useSignUpSelector((state) => state.profile)
  const [isPublic, setPublic] = useState(profile?.has_public_photo ?? false)
  const hasPhoto = (profile?.images.length ?? 0) > 0
  const inputRef = useRef<HTMLInputElement>(null)
  // A running upload counts as a photo, because it continues during the next steps.
  const isEmpty = !hasPhoto && !uploads.some(({ failure }) => !failure)
  const photosRef = useRef<HTMLDivElement>(null)
  // Scroll back up, because closing the photo editor scrolls to the field that opened it.
  useEffect(() => {
    if (!isEmpty) toTop(photosRef.current)
  }, [isEmpty])
  return (
    <StepFrame
      step={step}
      title={formatMessage(isEmpty ? signUpMessages.photoTitle : signUpMessages.photoThereTitle)}
      text={formatMessage(isEmpty ? signUpMessages.photoText : signUpMessages.photoThereText)}
      canSkip={isEmpty}
      primary={
        isEmpty ? (
          <Button size="lg" onClick={() => inputRef.current?.click()}>
            {formatMessage(signUpMessages.choosePhoto)}
          </Button>
        ) : undefined
      }
      onSubmit={(event) => {
        event.preventDefault()
        const change = isPublic === profile?.has_public_photo ? {} : { has_public_photo: isPublic }
        dispatch(stepRequested({ step, change }))
      }}
    >
      <div ref={photosRef}>
        <PhotoManager inputRef={inputRef} />
      </div>
      {hasPhoto && (
        <Checkbox label={formatMessage(signUpMessages.publicPhoto)} checked={isPublic} onChange={setPublic} />
      )}
      {member && isUnconfirmed && isEmpty && (
        <p css={noteStyle}>
          <Icon path={icons.mail} size={20} />
          {formatMessage(signUpMessages.mailSent, { email: member.email })}
        </p>
      )}
    </StepFrame>
  )
}

const noteStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s3);
  color: var(--ink-2);
  font-size: var(--t-sm);
  overflow-wrap: anywhere;
`
