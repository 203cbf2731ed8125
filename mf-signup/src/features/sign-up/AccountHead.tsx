import { useIntl } from 'react-intl'
import { useSignUpSelector } from '../../state'
import { signUpMessages } from './messages'
import { selectSignUp } from '../../entities/sign-up/selectors'
import { headStyle } from './headStyle'
import { TargetCard } from './TargetCard'

export const AccountHead = ({ isFirst }: { isFirst: boolean }) => {
  const { formatMessage } = useIntl()
  const { target, draft } = useSignUpSelector(selectSignUp)
  const name = target?.name ?? ''
  if (!isFirst)
    return (
      <header css={headStyle}>
        <h1>{formatMessage(signUpMessages.detailsTitle)}</h1>
        <p>{formatMessage(signUpMessages.detailsText, { email: draft.email })}</p>
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
      <p>{target ? formatMessage(signUpMessages.leadFor, { name }) : formatMessage(signUpMessages.lead)}</p>
    </header>
  )
}
