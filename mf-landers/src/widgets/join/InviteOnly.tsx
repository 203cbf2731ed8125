import { EmptyState, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { joinMessages } from './messages'

export const InviteOnly = () => {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage(joinMessages.inviteTitle)}
      text={formatMessage(joinMessages.inviteText)}
      action={<LinkButton to="/login">{formatMessage(joinMessages.login)}</LinkButton>}
    />
  )
}
