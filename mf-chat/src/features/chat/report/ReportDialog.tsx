import { limits } from '@duetto/shared/domain'
import { Banner, Button, ConfirmDialog, Dialog, RadioGroup, Stack, TextArea } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureText } from '../../../entities/errors/useFailureText'
import { reportSent } from '../../../entities/report/slice'
import type { ReportReason } from '../../../entities/report/slice'
import { useChatDispatch, useChatSelector } from '../../../state'
import { reportMessages as texts } from './messages'

const reasons = [
  'spam',
  'harassment',
  'explicit',
  'fake',
  'underage',
  'other',
] as const satisfies ReportReason[]

interface ReportDialogProps {
  messageId: number
  /** The author. */
  name: string
  /** Chosen when it opens. */
  presetReason?: ReportReason
  onClose: () => void
}

/** TRUST-06: reports a message, with a reference as the receipt. */
export const ReportDialog = ({ messageId, name, presetReason, onClose }: ReportDialogProps) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const dispatch = useChatDispatch()
  const { isSending, errorCode, reference } = useChatSelector((state) => state.report)
  const [reason, setReason] = useState<ReportReason | null>(presetReason ?? null)
  const [text, setText] = useState('')

  if (reference)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={formatMessage(texts.sentTitle)}
        footer={<Button onClick={onClose}>{formatMessage(texts.close)}</Button>}
      >
        <p role="status">{formatMessage(texts.sentText, { reference })}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.title)}
      cancelLabel={formatMessage(texts.cancel)}
      confirmLabel={formatMessage(texts.send)}
      isDisabled={!reason}
      isLoading={isSending}
      onConfirm={() => reason && dispatch(reportSent({ messageId, reason, text }))}
    >
      <Stack>
        <p>{formatMessage(texts.text, { name })}</p>
        <RadioGroup
          label={formatMessage(texts.reason)}
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, label: formatMessage(texts[value]) }))}
        />
        <TextArea
          label={formatMessage(texts.details)}
          value={text}
          maxCodePoints={limits.reportMaxCodePoints}
          onChange={setText}
        />
        {errorCode && <Banner tone="danger">{failureText(errorCode, 'message')}</Banner>}
      </Stack>
    </ConfirmDialog>
  )
}
