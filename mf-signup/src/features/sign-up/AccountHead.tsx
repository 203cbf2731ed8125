import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { EmailSuggestion } from '../../widgets/account/EmailSuggestion'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { draftChanged } from '../../entities/sign-up/slice'
import { headStyle } from './headStyle'
import { TargetCard } from './TargetCard'

export const AccountHead = ({ isFirst }: { isFirst: boolean }) => {
  const { formatMessage } = useIntl()
  const { target, draft, isMessageAsked } = useSignUpSelector(selectSignUp)
  const name = target?.name ?? ''
  const isForMessage = target !== null && (isMessageAsked || draft.message !== '')
  if (!isFirst)
    return (
      <header css={headStyle}>
        <h1>{formatMessage(signUpMessages.detailsTitle)}</h1>
        <ChosenEmail />
      </header>
    )
  const heading = (
    <h1>
      {target ? formatMessage(signUpMessages.headingFor, { name }) : formatMessage(signUpMessages.heading)}
    </h1>
  )
  return (
    <header css={headStyle}>
      {target ? <TargetCard card={target}>{heading}</TargetCard> : heading}
      <p>
        {isForMessage ? formatMessage(signUpMessages.leadFor, { name }) : formatMessage(signUpMessages.lead)}
      </p>
    </header>
  )
}

const ChosenEmail = () => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { email } = useSignUpSelector(selectSignUp).draft
  const lineRef = useRef<HTMLParagraphElement>(null)
  const accept = (suggestion: string): void => {
    dispatch(draftChanged({ email: suggestion }))
    // Accepting removes the focused button.
    lineRef.current?.focus({ preventScroll: true })
  }
  return (
    <div>
      <p ref={lineRef} tabIndex={-1}>
        {formatMessage(signUpMessages.detailsText, { email })}
      </p>
      <EmailSuggestion email={email} onAccept={accept} />
    </div>
  )
}
