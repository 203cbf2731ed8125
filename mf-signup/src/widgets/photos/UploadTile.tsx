import { css } from '@emotion/react'
import { Banner, progressStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useErrorText } from '../form/useErrorText'
import { useSignUpDispatch } from '../../state'
import { photoMessages } from './messages'
import { uploadEnded } from '../../entities/own-profile/slice'
import type { Upload } from '../../entities/own-profile/slice'

export const UploadTile = ({ upload: { id, fileName, fraction, failure } }: { upload: Upload }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  if (failure)
    return (
      <Banner tone="danger" onClose={() => dispatch(uploadEnded({ id }))}>
        {formatMessage(photoMessages.uploadFailed, { name: fileName, reason: errorText(failure) })}
      </Banner>
    )
  const percent = Math.round(fraction * 100)
  return (
    <div css={uploadStyle}>
      <progress css={progressStyle} max={100} value={percent} aria-label={fileName} />
      <p role="status">
        {percent < 100
          ? formatMessage(photoMessages.uploading, { percent })
          : formatMessage(photoMessages.checking)}
      </p>
    </div>
  )
}

const uploadStyle = css`
  display: grid;
  align-content: center;
  gap: var(--s3);
  aspect-ratio: 4 / 5;
  padding: var(--s4);
  border-radius: var(--voice-out);
  background: var(--surface-2);
  color: var(--ink-2);
  font-size: var(--t-sm);
  text-align: center;
`
