import { usePageTitle } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { ErrorPage } from './ErrorPage'
import { errorMessages } from './messages'

export const NotFound = () => {
  const { formatMessage } = useIntl()
  usePageTitle(formatMessage(errorMessages.notFoundTitle))
  return (
    <ErrorPage
      status={404}
      title={formatMessage(errorMessages.notFoundTitle)}
      text={formatMessage(errorMessages.notFoundText)}
      action={<LinkButton to="/">{formatMessage(errorMessages.home)}</LinkButton>}
    />
  )
}
