import { usePageTitle, usePlatformLocation, useSession, useSettings } from '@duetto/shared/platform'
import { Button, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { CardPage } from '../../widgets/page/CardPage'
import { commonMessages } from '../../widgets/page/messages'
import { ResultCard } from '../../widgets/page/ResultCard'
import { errorMessages } from '../../widgets/form/errorMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { linkMessages } from './messages'

export const ActivationErrorPage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const { support_email } = useSettings()
  const { status, failure } = useFreshRequest('sendActivationMail')
  const code = (usePlatformLocation().state as { code?: string } | null)?.code
  const reason = code === 'token_expired' ? errorMessages.tokenExpired : errorMessages.tokenInvalid
  usePageTitle(formatMessage(linkMessages.activationFailedTitle))
  return (
    <CardPage>
      <ResultCard
        tone="danger"
        title={formatMessage(linkMessages.activationFailedTitle)}
        text={`${formatMessage(reason)} ${formatMessage(linkMessages.activationFailedText, { email: support_email })}`}
      >
        {user?.status === 'not_confirmed' ? (
          <Button
            isLoading={status === 'loading'}
            disabled={status === 'ready'}
            onClick={() => dispatch(requestSent({ name: 'sendActivationMail', body: {} }))}
          >
            {formatMessage(linkMessages.sendAgain)}
          </Button>
        ) : (
          !user && <LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>
        )}
        {user && (
          <LinkButton to="/members" variant="outline">
            {formatMessage(commonMessages.toMembers)}
          </LinkButton>
        )}
      </ResultCard>
      <p role="status">
        {failure
          ? errorText(failure)
          : status === 'ready' && user
            ? formatMessage(linkMessages.sentAgain, { email: user.email })
            : user
              ? ''
              : formatMessage(linkMessages.loginForLink)}
      </p>
    </CardPage>
  )
}
