import { css } from '@emotion/react'
import { useNavigateTo, useSession } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { Banner, Button, Dialog, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useErrorText } from '../entities/errors/useErrorText'
import { requestSent } from '../entities/requests/slice'
import { useOutcome } from '../entities/requests/useOutcome'
import { useSignupDispatch } from '../state'
import { reminderMessages } from './messages'
import { WithStore } from './WithStore'

type ActivationReminderProps = SlotProps['activation-reminder']

/** ALERT-02: the mail with the link is waiting. A modal right after sign-up on a phone, else an alert. */
export const ActivationReminder = (props: ActivationReminderProps) => (
  <WithStore>
    <Reminder {...props} />
  </WithStore>
)

const Reminder = ({ variant, onClose }: ActivationReminderProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignupDispatch()
  const navigateTo = useNavigateTo()
  const { user } = useSession()
  const { status, failure } = useOutcome('sendActivationMail')
  if (!user) return null
  const text = failure
    ? errorText(failure)
    : formatMessage(status === 'ready' ? reminderMessages.sent : reminderMessages.text, { email: user.email })
  const again = (
    <Button
      variant={variant === 'modal' ? 'primary' : 'outline'}
      isLoading={status === 'loading'}
      disabled={status === 'ready'}
      onClick={() => dispatch(requestSent({ name: 'sendActivationMail', body: undefined }))}
    >
      {formatMessage(reminderMessages.again)}
    </Button>
  )
  if (variant === 'alert')
    return (
      <Banner icon={icons.mail} action={again}>
        {text} <Link to="/activate">{formatMessage(reminderMessages.enterCode)}</Link>
        {' · '}
        <Link to="/settings">{formatMessage(reminderMessages.otherAddress)}</Link>
      </Banner>
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

const linkStyle = css`
  margin-left: calc(-1 * var(--s4));
`
