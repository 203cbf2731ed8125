import { css } from '@emotion/react'
import type { FailureCode } from '@duetto/shared/contract'
import { limits, lookup } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { Banner, Button, Dialog, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useUpload } from '../../entities/attachment/useUpload'
import type { Upload } from '../../entities/attachment/slice'
import { useFailureText } from '../../entities/errors/useFailureText'
import { VoicePlayer } from '../../widgets/voice-player/VoicePlayer'
import { confirmMessages } from '../../widgets/confirm/messages'
import { PriceNote } from '../../widgets/confirm/PriceNote'
import { SendOrBuy } from '../../widgets/confirm/SendOrBuy'
import { Meter } from './Meter'
import { voiceMessages as texts } from './messages'
import { useRecorder } from './useRecorder'

interface VoiceDialogProps {
  name: string
  onClose: () => void
  onSend: (upload: Upload) => void
}

const recordingFailures: Partial<Record<FailureCode, 'unreadable' | 'tooLong'>> = {
  audio_unreadable: 'unreadable',
  audio_unsupported: 'unreadable',
  body_too_large: 'tooLong',
  audio_too_long: 'tooLong',
}

export const VoiceDialog = ({ name, onClose, onSend }: VoiceDialogProps) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const { voice_credits: credits, review_message_media: reviewed } = useSettings()
  const { status, errorCode, start, reset } = useUpload('voice', onSend)
  const { phase, elapsedMs, levels, recorded, stop, again } = useRecorder()
  const isFailed = phase === 'refused' || phase === 'missing' || phase === 'failed'
  const reason = errorCode && lookup(recordingFailures, errorCode)
  const isUploading = status === 'uploading'
  const recordAgain = (): void => {
    reset()
    again()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(confirmMessages.voice, { name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(uiMessages.cancel)}
          </Button>
          {phase === 'recording' && <Button onClick={stop}>{formatMessage(texts.stop)}</Button>}
          {isFailed && <Button onClick={again}>{formatMessage(uiMessages.retry)}</Button>}
          {recorded && !reason && (
            <SendOrBuy credits={credits} isLoading={isUploading} onSend={() => start(recorded.file)}>
              {formatMessage(status === 'failed' ? uiMessages.retry : texts.send)}
            </SendOrBuy>
          )}
        </>
      }
    >
      {phase === 'asking' && <p role="status">{formatMessage(texts.asking)}</p>}
      {phase === 'recording' && <Meter elapsedMs={elapsedMs} levels={levels} />}
      {isFailed && <Banner tone="danger">{formatMessage(texts[phase])}</Banner>}
      {recorded && (
        <div css={previewStyle}>
          <VoicePlayer src={recorded.url} durationMs={recorded.durationMs} />
          <Button variant="outline" disabled={isUploading} onClick={recordAgain}>
            {formatMessage(texts.again)}
          </Button>
        </div>
      )}
      {!isFailed && (
        <PriceNote credits={credits}>
          {reviewed.includes('voice') && formatMessage(confirmMessages.reviewed, { name })}
        </PriceNote>
      )}
      {errorCode && (
        <Banner tone="danger">
          {reason
            ? formatMessage(texts[reason], { seconds: limits.voiceMaxSeconds })
            : failureText(errorCode)}{' '}
          {formatMessage(confirmMessages.notCharged)}
        </Banner>
      )}
    </Dialog>
  )
}

const previewStyle = css`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  > div {
    width: 100%;
    padding: var(--s2) var(--s3);
    border-radius: var(--r-lg);
    background: var(--surface-2);
  }
`
