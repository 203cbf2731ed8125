import { css } from '@emotion/react'
import { isVisible, limits, readEmail } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  RadioGroup,
  TextArea,
  TextField,
  uiMessages,
} from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorMessage } from '../../widgets/errors/errorMessages'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { safetyMessages } from './safetyMessages'
import { selectReport } from '../../entities/profile/selectors'
import { reportOpened, reportRequested } from '../../entities/profile/slice'
import type { Report } from '../../entities/profile/slice'

export type ReportTarget = Pick<Report, 'kind' | 'id'>

interface ReportDialogProps {
  target: ReportTarget
  name: string
  onClose: () => void
  onBlock?: () => void
}

const reasons = ['fake', 'underage', 'harassment', 'explicit', 'spam', 'other'] as const

export const ReportDialog = ({ target, name, onClose, onBlock }: ReportDialogProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  const { status: sessionStatus } = useSession()
  const { status, errorCode, reference } = useMembersSelector(selectReport)
  const [reason, setReason] = useState<Report['reason'] | null>(null)
  const [text, setText] = useState('')
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isVisitor = sessionStatus === 'visitor'
  const hasEmail = isVisible(email)
  const isWrongEmail = hasEmail && readEmail(email) === null
  const formId = 'report-form'

  useEffect(() => {
    dispatch(reportOpened())
  }, [dispatch])

  if (reference)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={formatMessage(safetyMessages.sentTitle)}
        footer={
          <>
            {onBlock && (
              <Button
                variant="outline"
                onClick={() => {
                  onClose()
                  onBlock()
                }}
              >
                {formatMessage(safetyMessages.alsoBlock, { name })}
              </Button>
            )}
            <Button onClick={onClose}>{formatMessage(uiMessages.close)}</Button>
          </>
        }
      >
        <p role="status">
          {formatMessage(isVisitor && !hasEmail ? safetyMessages.sentAnonymous : safetyMessages.sentText, {
            reference,
          })}
        </p>
      </Dialog>
    )

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(
        target.kind === 'photo' ? safetyMessages.reportPhotoTitle : safetyMessages.reportTitle,
      )}
      cancelLabel={formatMessage(uiMessages.cancel)}
      confirmLabel={formatMessage(safetyMessages.send)}
      formId={formId}
      isDisabled={!reason}
      isLoading={status === 'loading'}
    >
      <form
        id={formId}
        css={formStyle}
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (!reason || isWrongEmail) return
          dispatch(
            reportRequested({
              ...target,
              reason,
              text: text.trim() || undefined,
              email: hasEmail ? email : undefined,
            }),
          )
        }}
      >
        <p>{formatMessage(safetyMessages.reportText)}</p>
        <RadioGroup
          label={formatMessage(safetyMessages.reason)}
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, label: formatMessage(safetyMessages[value]) }))}
        />
        <TextArea
          label={formatMessage(safetyMessages.text)}
          value={text}
          maxCodePoints={limits.reportMaxCodePoints}
          onChange={setText}
        />
        {isVisitor && (
          <TextField
            type="email"
            autoComplete="email"
            label={formatMessage(safetyMessages.email)}
            value={email}
            error={isTried && isWrongEmail ? formatMessage(safetyMessages.emailWrong) : null}
            onChange={setEmail}
          />
        )}
        {status === 'failed' && <Banner tone="danger">{formatMessage(errorMessage(errorCode))}</Banner>}
      </form>
    </ConfirmDialog>
  )
}

const formStyle = css`
  display: grid;
  gap: var(--s4);
`
