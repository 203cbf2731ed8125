import { addresses } from '@duetto/shared/domain'
import { usePageTitle, useSession } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { topBarMessages } from '../topbar/messages'
import { ErrorPage } from './ErrorPage'
import { errorMessages } from './messages'

export const NotFound = () => {
  const { formatMessage } = useIntl()
  const isMember = useSession().status !== 'visitor'
  usePageTitle(formatMessage(errorMessages.notFoundTitle))
  return (
    <ErrorPage
      status={404}
      title={formatMessage(errorMessages.notFoundTitle)}
      text={formatMessage(errorMessages.notFoundText)}
      action={
        <>
          {isMember && (
            <>
              <LinkButton to={addresses.members}>{formatMessage(topBarMessages.members)}</LinkButton>
              <LinkButton to={addresses.chats}>{formatMessage(topBarMessages.messages)}</LinkButton>
            </>
          )}
          <LinkButton to={addresses.home} variant={isMember ? 'outline' : undefined}>
            {formatMessage(errorMessages.home)}
          </LinkButton>
        </>
      }
    />
  )
}
