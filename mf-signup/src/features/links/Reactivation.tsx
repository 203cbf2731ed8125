import { afterLoginPath, limits } from '@duetto/shared/domain'
import { Button, LinkButton, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { ResultCard } from '../../widgets/page/ResultCard'
import { commonMessages } from '../../widgets/page/messages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { useSignUpDispatch } from '../../state'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { deadLinks } from './deadLinks'
import { linkMessages } from './messages'

/** Requires a button press, because link scanners open the links in e-mails. */
export const Reactivation = ({ token }: { token: string }) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { status, failure } = useFreshRequest('reactivate')
  if (status === 'ready')
    return (
      <ResultCard
        tone="success"
        title={formatMessage(linkMessages.reactivatedTitle)}
        text={formatMessage(linkMessages.reactivatedText)}
      >
        <LinkButton to={afterLoginPath}>{formatMessage(commonMessages.toMembers)}</LinkButton>
      </ResultCard>
    )
  if (failure)
    return (
      <ResultCard
        tone="danger"
        title={formatMessage(linkMessages.reactivateFailedTitle)}
        text={`${errorText(failure)} ${formatMessage(linkMessages.reactivateFailedText, { days: limits.deletionGraceDays })}`}
      >
        {deadLinks.has(failure.code) ? (
          <>
            <LinkButton to="/login">{formatMessage(commonMessages.logIn)}</LinkButton>
            <LinkButton to="/signup" variant="outline">
              {formatMessage(commonMessages.signUp)}
            </LinkButton>
          </>
        ) : (
          <Button
            variant="outline"
            onClick={() => dispatch(requestSent({ name: 'reactivate', body: { token } }))}
          >
            {formatMessage(uiMessages.retry)}
          </Button>
        )}
      </ResultCard>
    )
  return (
    <ResultCard
      tone="neutral"
      title={formatMessage(linkMessages.reactivateTitle)}
      text={formatMessage(linkMessages.reactivateText)}
    >
      <Button
        isLoading={status === 'loading'}
        onClick={() => dispatch(requestSent({ name: 'reactivate', body: { token } }))}
      >
        {formatMessage(linkMessages.reactivate)}
      </Button>
    </ResultCard>
  )
}
