import type { CallBody, FailureCode } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { isApiError } from '@duetto/shared/http'
import { usePlatform } from '@duetto/shared/platform'
import { Banner, Button, Dialog, RadioGroup, Stack, TextArea } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { failureMessage } from '../../../entities/errors/failureMessages'
import { reportMessages as texts } from './messages'

type Reason = CallBody<'report'>['reason']
const reasons = ['spam', 'harassment', 'explicit', 'fake', 'underage', 'other'] as const satisfies Reason[]

interface ReportDialogProps {
  messageId: number
  /** Who wrote it. */
  name: string
  onClose: () => void
}

/** TRUST-06: a report of a message, with a reference as its receipt. */
export const ReportDialog = ({ messageId, name, onClose }: ReportDialogProps) => {
  const { formatMessage } = useIntl()
  const { http } = usePlatform()
  const [reason, setReason] = useState<Reason | null>(null)
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<FailureCode | null>(null)
  const [reference, setReference] = useState<string | null>(null)

  const send = async (): Promise<void> => {
    if (!reason) return
    setIsSending(true)
    setFailure(null)
    try {
      const body = { kind: 'message' as const, id: messageId, reason, text: text.trim() || undefined }
      const receipt = await http.call('report', { body })
      if (receipt) setReference(receipt.reference)
    } catch (error) {
      setFailure(isApiError(error) ? error.code : 'internal')
    }
    setIsSending(false)
  }

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
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.title)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(texts.cancel)}
          </Button>
          <Button disabled={!reason} isLoading={isSending} onClick={() => void send()}>
            {formatMessage(texts.send)}
          </Button>
        </>
      }
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
        {failure && <Banner tone="danger">{formatMessage(failureMessage(failure))}</Banner>}
      </Stack>
    </Dialog>
  )
}
