import { limits } from '@duetto/shared/domain'
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  RadioGroup,
  Stack,
  TextArea,
  uiMessages,
} from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureText } from '../../entities/errors/useFailureText'
import { reportClosed, reportSent } from '../../entities/report/slice'
import type { ReportReason } from '../../entities/report/slice'
import { useChatDispatch, useChatSelector } from '../../state'
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
  name: string
}

export const ReportDialog = ({ name }: ReportDialogProps) => {
  const messageId = useChatSelector((state) => state.report.messageId)
  return messageId === null ? null : <OpenDialog key={messageId} messageId={messageId} name={name} />
}

const OpenDialog = ({ messageId, name }: ReportDialogProps & { messageId: number }) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const dispatch = useChatDispatch()
  const { presetReason, isSending, errorCode, reference } = useChatSelector((state) => state.report)
  const [reason, setReason] = useState<ReportReason | null>(presetReason)
  const [text, setText] = useState('')
  const close = (): void => void dispatch(reportClosed())

  if (reference)
    return (
      <Dialog
        isOpen
        onClose={close}
        title={formatMessage(texts.sentTitle)}
        footer={<Button onClick={close}>{formatMessage(uiMessages.close)}</Button>}
      >
        <p role="status">{formatMessage(texts.sentText, { reference })}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      title={formatMessage(texts.title)}
      cancelLabel={formatMessage(uiMessages.cancel)}
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
