import { EmptyState, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import { signUpMessages } from './messages'

export const SignUpClosed = () => {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage(signUpMessages.closedTitle)}
      text={formatMessage(signUpMessages.closedText)}
      action={<LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>}
    />
  )
}
