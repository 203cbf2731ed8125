import { usePageTitle, useSettings } from '@duetto/shared/platform'
import { Button, LinkButton, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useErrorText } from '../../widgets/form/useErrorText'
import { CardPage } from '../../widgets/page/CardPage'
import { ResultCard } from '../../widgets/page/ResultCard'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { requestSent } from '../../entities/requests/slice'
import { useSignUpDispatch } from '../../state'
import { deadLinks } from './deadLinks'
import { mailStopMessages } from './mailStopMessages'
import { useTokenRequest } from './useTokenRequest'
import { Working } from './Working'

/** Requires no login, only the token sent to the old address (ACCOUNT-05). */
export const MailStoppedPage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { support_email: email } = useSettings()
  const token = useQueryParam('token')
  const { status, failure, hasToken } = useTokenRequest('stopMailChange')
  const mayRetry = failure !== null && !deadLinks.has(failure.code)
  const hasFailed = status === 'failed' || !hasToken
  const title =
    status === 'ready'
      ? mailStopMessages.stopped
      : mayRetry
        ? mailStopMessages.retryTitle
        : hasFailed
          ? mailStopMessages.failed
          : mailStopMessages.stopping
  usePageTitle(formatMessage(title))
  const newPassword = (
    <LinkButton to="/reset-password" variant={mayRetry ? 'outline' : 'primary'}>
      {formatMessage(mailStopMessages.newPassword)}
    </LinkButton>
  )
  if (status !== 'ready' && !hasFailed)
    return (
      <CardPage>
        <Working text={formatMessage(title)} />
      </CardPage>
    )
  return (
    <CardPage>
      <ResultCard
        tone={status === 'ready' ? 'success' : mayRetry ? 'danger' : 'neutral'}
        title={formatMessage(title)}
        text={
          status === 'ready'
            ? formatMessage(mailStopMessages.stoppedText)
            : mayRetry
              ? errorText(failure)
              : formatMessage(mailStopMessages.failedText, { email })
        }
      >
        {mayRetry && (
          <Button onClick={() => dispatch(requestSent({ name: 'stopMailChange', body: { token } }))}>
            {formatMessage(uiMessages.retry)}
          </Button>
        )}
        {newPassword}
      </ResultCard>
    </CardPage>
  )
}
