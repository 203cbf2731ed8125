import { css } from '@emotion/react'
import { useSession } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { Button, Dialog, textButtonStyle } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { CodeForm } from '../widgets/activation/CodeForm'
import { codeMessages } from '../widgets/activation/messages'
import { useNewEmail } from '../widgets/activation/useNewEmail'
import { useErrorText } from '../widgets/form/useErrorText'
import { requestSent } from '../entities/requests/slice'
import { useOutcome } from '../entities/requests/useOutcome'
import { useSignUpDispatch } from '../state'
import { reminderMessages } from './messages'

type ActivationReminderProps = SlotProps['activation-reminder']

export const ActivationReminder = ({ variant, onClose }: ActivationReminderProps) => {
  const { formatMessage } = useIntl()
  if (variant === 'alert') return <ReminderLine />
  return (
    <CodeForm
      title={formatMessage(codeMessages.title)}
      renderFrame={(title, form) => (
        <Dialog isOpen title={title} onClose={onClose}>
          {form}
        </Dialog>
      )}
    >
      <button type="button" css={textButtonStyle} onClick={onClose}>
        {formatMessage(reminderMessages.later)}
      </button>
    </CodeForm>
  )
}

const ReminderLine = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const { status, failure } = useOutcome('sendActivationMail')
  const [newEmail] = useNewEmail()
  if (!user) return null
  const email = newEmail || user.email
  const line = formatMessage(reminderMessages.line, { email })
  return (
    <div css={lineStyle} role="status">
      <span title={email}>
        {failure ? errorText(failure) : status === 'ready' ? formatMessage(codeMessages.sent) : line}
      </span>
      <Link to="/activate">{formatMessage(reminderMessages.enterCode)}</Link>
      <Button
        variant="quiet"
        isLoading={status === 'loading'}
        aria-disabled={status === 'ready'}
        onClick={() =>
          status !== 'ready' && dispatch(requestSent({ name: 'sendActivationMail', body: { email } }))
        }
      >
        {formatMessage(codeMessages.again)}
      </Button>
    </div>
  )
}

const lineStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 44px;
  > span {
    min-width: 0;
    margin-right: auto;
    max-height: 2.6em;
    overflow: hidden;
    font-weight: 550;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  > a,
  > button {
    flex: none;
  }
  > a {
    color: inherit;
    font-weight: 650;
  }
  > button[aria-disabled='true'] {
    color: var(--ink-2);
    pointer-events: none;
  }
  /* Phones have room for only one action, and the linked page has this button too. */
  @media (max-width: 575px) {
    > button {
      display: none;
    }
  }
`
