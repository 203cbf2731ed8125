import { usePageTitle, useSession } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { errorMessages } from '../../widgets/form/errorMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { ActivatedCard } from './ActivatedCard'
import { ClaimForm } from './ClaimForm'
import { claimMessages } from './claimMessages'
import { linkMessages } from './messages'
import { useClaim } from './useClaim'
import { Working } from './Working'

export const MailChangedPage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const { user } = useSession()
  const { status, failure, hasToken, isAsking, wasAsked, send } = useClaim('confirmMailChange')
  // The link also activates an unconfirmed account.
  const [wasUnconfirmed, setWasUnconfirmed] = useState(false)
  if (user?.status === 'not_confirmed' && !wasUnconfirmed) setWasUnconfirmed(true)
  const isActivated = status === 'ready' && wasUnconfirmed && user?.status === 'active'
  const hasFailed = !isAsking && (status === 'failed' || !hasToken)
  usePageTitle(
    formatMessage(
      hasFailed
        ? linkMessages.mailFailedTitle
        : status === 'ready'
          ? linkMessages.mailChangedTitle
          : isAsking
            ? claimMessages.title
            : linkMessages.mailChanging,
    ),
  )
  return (
    <CardPage>
      {hasFailed ? (
        <ResultCard
          tone="danger"
          title={formatMessage(linkMessages.mailFailedTitle)}
          text={`${failure ? errorText(failure) : formatMessage(errorMessages.tokenInvalid)} ${formatMessage(linkMessages.mailFailedText)}`}
        >
          <LinkButton to="/settings">{formatMessage(linkMessages.toSettings)}</LinkButton>
        </ResultCard>
      ) : isActivated ? (
        <ActivatedCard hasEnteredPassword={wasAsked} />
      ) : status === 'ready' ? (
        <ResultCard
          tone="success"
          title={formatMessage(linkMessages.mailChangedTitle)}
          text={formatMessage(linkMessages.mailChangedText)}
        >
          <LinkButton to="/members">{formatMessage(commonMessages.toMembers)}</LinkButton>
        </ResultCard>
      ) : isAsking ? (
        <ClaimForm isLoading={status === 'loading'} failure={failure} onSubmit={send} />
      ) : (
        <Working text={formatMessage(linkMessages.mailChanging)} />
      )}
    </CardPage>
  )
}
