import { css } from '@emotion/react'
import type { Verification } from '@duetto/shared/contract'
import { photoTypes } from '@duetto/shared/domain'
import { hasEnoughPixels } from '@duetto/shared/media'
import { Button, progressStyle } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { selfieSent, verificationFailed } from '../../../../entities/verification/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../../../state'
import { poseMessages } from './poseMessages'
import { PosePicture } from './PosePicture'
import { verificationMessages as texts } from './verificationMessages'

export const PoseForm = ({ pose: { name, until } }: { pose: NonNullable<Verification['pose']> }) => {
  const { formatMessage, formatTime } = useIntl()
  const dispatch = useSignUpDispatch()
  const { isSaving, fraction } = useSignUpSelector((state) => state.verification)
  const [selfie, setSelfie] = useState<{ file: File; url: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File): Promise<void> => {
    if (await hasEnoughPixels(file)) setSelfie({ file, url: URL.createObjectURL(file) })
    else dispatch(verificationFailed({ code: 'image_too_small', details: {} }))
  }
  useEffect(() => () => void (selfie && URL.revokeObjectURL(selfie.url)), [selfie])
  return (
    <>
      <div css={poseStyle}>
        <PosePicture pose={name} />
        <div>
          <p>{formatMessage(poseMessages[name])}</p>
          <p>{formatMessage(texts.until, { time: formatTime(until) })}</p>
        </div>
      </div>
      {selfie && <img css={selfieStyle} src={selfie.url} alt={formatMessage(texts.preview)} />}
      <input
        ref={input}
        hidden
        aria-label={formatMessage(texts.take)}
        type="file"
        accept={photoTypes}
        capture="user"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void take(file)
          // Without this, choosing the same file again after a failure would not fire `change`.
          target.value = ''
        }}
      />
      {isSaving && selfie && (
        <progress css={progressStyle} value={fraction} max={1} aria-label={formatMessage(texts.send)} />
      )}
      <div css={actionsStyle}>
        {selfie && (
          <Button isLoading={isSaving} onClick={() => dispatch(selfieSent(selfie.file))}>
            {formatMessage(texts.send)}
          </Button>
        )}
        <Button
          variant={selfie ? 'outline' : 'primary'}
          disabled={isSaving}
          onClick={() => input.current?.click()}
        >
          {formatMessage(selfie ? texts.retake : texts.take)}
        </Button>
      </div>
    </>
  )
}

const poseStyle = css`
  display: flex;
  gap: var(--s4);
  align-items: center;
  p:first-of-type {
    font-weight: 600;
  }
`
const selfieStyle = css`
  max-width: 100%;
  max-height: 360px;
  justify-self: start;
  border-radius: var(--voice-out);
`
const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`
