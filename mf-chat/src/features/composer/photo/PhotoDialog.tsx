import { css } from '@emotion/react'
import type { FailureCode } from '@duetto/shared/contract'
import { limits, lookup } from '@duetto/shared/domain'
import { useReadablePhoto } from '@duetto/shared/media'
import type { PhotoIssue } from '@duetto/shared/media'
import { useSettings } from '@duetto/shared/platform'
import { Banner, Button, Dialog, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useUpload } from '../../../entities/attachment/useUpload'
import type { Upload } from '../../../entities/attachment/slice'
import { useFailureText } from '../../../entities/errors/useFailureText'
import { confirmMessages } from '../../../widgets/confirm/messages'
import { PriceNote } from '../../../widgets/confirm/PriceNote'
import { SendOrBuy } from '../../../widgets/confirm/SendOrBuy'
import { photoMessages as texts } from './messages'

interface PhotoDialogProps {
  file: File
  name: string
  onClose: () => void
  onSend: (upload: Upload) => void
}

const BYTES_PER_MB = 1024 * 1024
const fileFailures: Partial<Record<FailureCode, 'unsupported' | 'unreadable' | 'tooLarge'>> = {
  image_unsupported: 'unsupported',
  image_unreadable: 'unreadable',
  body_too_large: 'tooLarge',
}

const issueCode = (issue: PhotoIssue | null | undefined): FailureCode | null =>
  issue ? (issue.details.kind ? 'image_unreadable' : issue.code) : null

export const PhotoDialog = ({ file, name, onClose, onSend }: PhotoDialogProps) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const {
    photo_credits: credits,
    cover_message_photos: isCovered,
    review_message_media: reviewed,
  } = useSettings()
  const { status, progress, errorCode, start } = useUpload('photo', onSend)
  const read = useReadablePhoto(file)
  const isUploading = status === 'uploading'
  const code = errorCode ?? issueCode(read?.issue)
  const reason = code && lookup(fileFailures, code)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(confirmMessages.photo, { name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(uiMessages.cancel)}
          </Button>
          {!reason && (
            <SendOrBuy
              credits={credits}
              isLoading={isUploading || !read}
              onSend={() => read && start(read.photo)}
            >
              {formatMessage(status === 'failed' ? uiMessages.retry : texts.send)}
            </SendOrBuy>
          )}
        </>
      }
    >
      <div css={previewStyle}>
        {read && !read.issue && <img src={read.url} alt={formatMessage(texts.preview)} />}
      </div>
      {isUploading && (
        <progress css={barStyle} max={1} value={progress} aria-label={formatMessage(texts.uploading)} />
      )}
      <PriceNote credits={credits}>
        {isCovered && formatMessage(texts.covered, { name })}{' '}
        {reviewed.includes('photo') && formatMessage(confirmMessages.reviewed, { name })}
      </PriceNote>
      {code && (
        <Banner tone="danger">
          {reason
            ? formatMessage(texts[reason], { megabytes: limits.photoMaxBytes / BYTES_PER_MB })
            : failureText(code)}{' '}
          {formatMessage(confirmMessages.notCharged)}
        </Banner>
      )}
    </Dialog>
  )
}

const previewStyle = css`
  display: grid;
  place-items: center;
  min-height: 160px;
  overflow: hidden;
  border-radius: var(--r-lg);
  background: var(--surface-2);
  img {
    max-width: 100%;
    max-height: min(52dvh, 480px);
    object-fit: contain;
  }
`
const barStyle = css`
  width: 100%;
  height: 6px;
  margin-top: var(--s3);
  accent-color: var(--primary-ink);
`
