import { usePageTitle, usePlatform, useSession } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { ActivatedCard } from './ActivatedCard'
import { ClaimForm } from './ClaimForm'
import { claimMessages } from './claimMessages'
import { linkMessages } from './messages'
import { useClaim } from './useClaim'
import { Working } from './Working'

export const ActivatedPage = () => {
  const { formatMessage } = useIntl()
  const { navigation } = usePlatform()
  const { status: sessionStatus, user } = useSession()
  const { status, failure, hasToken, isAsking, wasAsked, send } = useClaim('activate')
  // After a reload, the token has been used and the request fails, but the account is active.
  const isActive =
    status === 'ready' || (user?.status === 'active' && !isAsking && (status === 'failed' || !hasToken))
  const isAlready = !isActive && failure?.code === 'already_active'
  const hasFailed =
    !isActive &&
    !isAlready &&
    !isAsking &&
    sessionStatus !== 'unknown' &&
    (status === 'failed' || (!hasToken && status === 'idle'))
  usePageTitle(
    formatMessage(
      isActive || isAlready
        ? linkMessages.activatedTitle
        : isAsking
          ? claimMessages.title
          : linkMessages.activating,
    ),
  )
  useEffect(() => {
    if (hasFailed) navigation.replace('/activate/error', { code: failure?.code ?? 'token_invalid' })
  }, [hasFailed, failure, navigation])

  return (
    <CardPage>
      {isActive ? (
        <ActivatedCard hasEnteredPassword={wasAsked} />
      ) : isAlready ? (
        <ResultCard
          tone="success"
          title={formatMessage(linkMessages.activatedTitle)}
          text={formatMessage(claimMessages.alreadyText)}
        >
          <LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>
        </ResultCard>
      ) : isAsking ? (
        <ClaimForm isLoading={status === 'loading'} failure={failure} onSubmit={send} />
      ) : (
        <Working text={formatMessage(linkMessages.activating)} />
      )}
    </CardPage>
  )
}
