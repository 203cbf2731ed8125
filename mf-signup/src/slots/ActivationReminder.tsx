import { css } from '@emotion/react'
import { useNavigateTo, useSession } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useErrorText } from '../widgets/form/useErrorText'
import { requestSent } from '../entities/requests/slice'
import { useOutcome } from '../entities/requests/useOutcome'
import { useSignUpDispatch } from '../state'
import { reminderMessages } from './messages'

type ActivationReminderProps = SlotProps['activation-reminder']

/** Reminds of the activation e-mail: as a dialog right after sign-up on phones, otherwise as an alert (ALERT-02). */
export const ActivationReminder = ({ variant, onClose }: ActivationReminderProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const navigateTo = useNavigateTo()
  const { user } = useSession()
  const { status, failure } = useOutcome('sendActivationMail')
  if (!user) return null
  const text = failure
    ? errorText(failure)
    : formatMessage(status === 'ready' ? reminderMessages.sent : reminderMessages.text, { email: user.email })
  const line = formatMessage(reminderMessages.line, { email: user.email })
  const again = (
    <Button
      variant={variant === 'modal' ? 'primary' : 'quiet'}
      isLoading={status === 'loading'}
      disabled={status === 'ready'}
      onClick={() => dispatch(requestSent({ name: 'sendActivationMail', body: undefined }))}
    >
      {formatMessage(reminderMessages.again)}
    </Button>
  )
  if (variant === 'alert')
    return (
      <div css={lineStyle} role="status">
        <span title={text}>{failure || status === 'ready' ? text : line}</span>
        <Link to="/activate">{formatMessage(reminderMessages.enterCode)}</Link>
        {again}
      </div>
    )
  return (
    <Dialog
      isOpen
      title={formatMessage(reminderMessages.title)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(reminderMessages.later)}
          </Button>
          {again}
        </>
      }
    >
      <p role="status">{text}</p>
      <p css={linkStyle}>
        <Button
          variant="quiet"
          onClick={() => {
            onClose()
            navigateTo('/activate')
          }}
        >
          {formatMessage(reminderMessages.enterCode)}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onClose()
            navigateTo('/settings')
          }}
        >
          {formatMessage(reminderMessages.otherAddress)}
        </Button>
      </p>
    </Dialog>
  )
}

/** One line, in the notice bar or the list of notices. */
const lineStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 44px;
  > span {
    min-width: 0;
    margin-right: auto;
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > a,
  > button {
    flex: none;
  }
  > a {
    color: inherit;
    font-weight: 650;
  }
  /* Phones have room for one action; the linked page has the other. */
  @media (max-width: 575px) {
    > button {
      display: none;
    }
  }
`
const linkStyle = css`
  margin-left: calc(-1 * var(--s4));
`
