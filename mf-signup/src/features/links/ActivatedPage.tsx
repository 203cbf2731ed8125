import { usePageTitle, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../entities/page/CardPage'
import { ActivatedCard } from './ActivatedCard'
import { linkMessages } from './messages'
import { useTokenRequest } from './useTokenRequest'
import { Working } from './Working'

/** /activate/done: the e-mail's link activates the account and logs in (ROUTE-31, SIGNUP-05). */
export const ActivatedPage = () => {
  const { formatMessage } = useIntl()
  const { navigation } = usePlatform()
  const { status: sessionStatus, user } = useSession()
  const { status, failure, hasToken } = useTokenRequest('activate')
  // After a reload the token is used up, but the member is active.
  const isActive = status === 'ready' || (user?.status === 'active' && (status === 'failed' || !hasToken))
  const hasFailed =
    !isActive && sessionStatus !== 'unknown' && (status === 'failed' || (!hasToken && status === 'idle'))
  usePageTitle(formatMessage(isActive ? linkMessages.activatedTitle : linkMessages.activating))
  useEffect(() => {
    if (hasFailed) navigation.replace('/activate/error', { code: failure?.code ?? 'token_invalid' })
  }, [hasFailed, failure, navigation])

  if (!isActive)
    return (
      <CardPage>
        <Working text={formatMessage(linkMessages.activating)} />
      </CardPage>
    )
  return (
    <CardPage>
      <ActivatedCard />
    </CardPage>
  )
}
