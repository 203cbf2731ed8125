import { addresses, afterLogoutPath, limits } from '@duetto/shared/domain'
import { usePageTitle, usePlatformLocation, useSession } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { linkMessages } from './messages'
import { Reactivation } from './Reactivation'

const days = limits.deletionGraceDays

const Deleted = ({ erasedAt }: { erasedAt: string }) => {
  const { formatMessage, formatDate } = useIntl()
  const title = formatMessage(linkMessages.deletedTitle)
  usePageTitle(title)
  const until = formatDate(erasedAt, { dateStyle: 'long' })
  const text = [
    formatMessage(linkMessages.deletedText, { days }),
    formatMessage(linkMessages.deletedUntil, { date: until }),
  ]
  return (
    <ResultCard tone="neutral" title={title} text={text.join(' ')}>
      <LinkButton to={afterLogoutPath} variant="outline">
        {formatMessage(linkMessages.toStart)}
      </LinkButton>
    </ResultCard>
  )
}

const Restore = ({ token }: { token: string }) => {
  usePageTitle(useIntl().formatMessage(linkMessages.reactivateTitle))
  return <Reactivation token={token} />
}

const StillActive = () => {
  const { formatMessage } = useIntl()
  const title = formatMessage(linkMessages.activeTitle)
  usePageTitle(title)
  return (
    <ResultCard tone="neutral" title={title} text={formatMessage(linkMessages.activeText)}>
      <LinkButton to={addresses.ownData} variant="outline">
        {formatMessage(linkMessages.toSettings)}
      </LinkButton>
    </ResultCard>
  )
}

const AboutDeletion = () => {
  const { formatMessage } = useIntl()
  const title = formatMessage(linkMessages.aboutDeletionTitle)
  usePageTitle(title)
  return (
    <ResultCard tone="neutral" title={title} text={formatMessage(linkMessages.aboutDeletionText, { days })}>
      <LinkButton to={addresses.login()}>{formatMessage(commonMessages.logIn)}</LinkButton>
      <LinkButton to={afterLogoutPath} variant="outline">
        {formatMessage(linkMessages.toStart)}
      </LinkButton>
    </ResultCard>
  )
}

/**
 * Confirms the deletion only with `erasedAt` in the history state, and offers to restore the account only with a token
 * (ROUTE-30, ACCOUNT-06).
 */
export const AccountDeletedPage = () => {
  const { status } = useSession()
  const token = useQueryParam('token')
  const { state } = usePlatformLocation()
  const erasedAt = (state as { erasedAt?: string } | null)?.erasedAt
  const page = () => {
    if (token) return <Restore token={token} />
    if (erasedAt) return <Deleted erasedAt={erasedAt} />
    // Treat an unknown session as a member's, because it is only unknown in browsers with a session cookie.
    return status === 'visitor' ? <AboutDeletion /> : <StillActive />
  }
  return <CardPage>{page()}</CardPage>
}
