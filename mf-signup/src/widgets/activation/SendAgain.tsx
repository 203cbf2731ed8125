import { timings } from '@duetto/shared/domain'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { textButtonStyle } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { requestCleared, requestSent } from '../../entities/requests/slice'
import { useSignUpDispatch } from '../../state'
import { useErrorText } from '../form/useErrorText'
import { codeMessages } from './messages'

const useSecondsUntil = (at: number): number => {
  const { now } = usePlatform()
  const [left, setLeft] = useState(() => at - now())
  useEffect(() => {
    const tick = (): void => {
      setLeft(at - now())
      if (at <= now()) clearInterval(timer)
    }
    const timer = setInterval(tick, timings.countdownTickMs)
    tick()
    return () => clearInterval(timer)
  }, [at, now])
  return Math.max(0, Math.ceil(left / timings.countdownTickMs))
}

interface SendAgainProps {
  email: string
  onSend: () => void
}

export const SendAgain = ({ email, onSend }: SendAgainProps) => {
  const { formatMessage, formatNumber } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const { user } = useSession()
  const { status, failure } = useFreshRequest('sendActivationMail')
  const [sentAt, setSentAt] = useState(() => Date.parse(user?.signup_date ?? ''))
  const seconds = useSecondsUntil(sentAt + timings.activationAgainMs)
  const isWaiting = seconds > 0 || status === 'loading'
  return (
    <>
      <button
        type="button"
        css={textButtonStyle}
        aria-disabled={isWaiting}
        onClick={() => {
          if (isWaiting) return
          setSentAt(now())
          onSend()
          // The error is about the previous code.
          dispatch(requestCleared('activateByCode'))
          dispatch(requestSent({ name: 'sendActivationMail', body: { email } }))
        }}
      >
        {formatMessage(codeMessages.again)}
        {/* Hidden from screen readers, which would announce each second while the button has focus. */}
        {seconds > 0 && (
          <span aria-hidden>
            {' '}
            ({formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short' })})
          </span>
        )}
      </button>
      <span role="status">
        {failure ? errorText(failure) : status === 'ready' && formatMessage(codeMessages.sent)}
      </span>
    </>
  )
}
