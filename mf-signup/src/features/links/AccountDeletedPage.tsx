import { afterLogoutPath, limits } from '@duetto/shared/domain'
import { usePageTitle, usePlatformLocation } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { CardPage } from '../../entities/page/CardPage'
import { ResultCard } from '../../entities/page/ResultCard'
import { useQueryParam } from '../../entities/page/useQueryParam'
import { linkMessages } from './messages'
import { Reactivation } from './Reactivation'

const days = limits.deletionGraceDays

/**
 * /account-deleted: what happens now; with the e-mail's token, restores the account (ROUTE-30, ACCOUNT-06).
 */
export const AccountDeletedPage = () => {
  const { formatMessage, formatDate } = useIntl()
  const token = useQueryParam('token')
  const { state } = usePlatformLocation()
  const erasedAt = (state as { erasedAt?: string } | null)?.erasedAt
  usePageTitle(formatMessage(token ? linkMessages.reactivateTitle : linkMessages.deletedTitle))
  return (
    <CardPage>
      {token ? (
        <Reactivation token={token} />
      ) : (
        <ResultCard
          tone="neutral"
          title={formatMessage(linkMessages.deletedTitle)}
          text={
            <>
              {formatMessage(linkMessages.deletedText, { days })}
              {erasedAt &&
                ` ${formatMessage(linkMessages.deletedUntil, { date: formatDate(erasedAt, { dateStyle: 'long' }) })}`}
            </>
          }
        >
          <LinkButton to={afterLogoutPath} variant="outline">
            {formatMessage(linkMessages.toStart)}
          </LinkButton>
        </ResultCard>
      )}
    </CardPage>
  )
}
