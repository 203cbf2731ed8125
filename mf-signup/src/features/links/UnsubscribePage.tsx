import { usePageTitle } from '@duetto/shared/platform'
import { Banner, Button, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { errorMessages } from '../../widgets/form/errorMessages'
import { useErrorText } from '../../widgets/form/useErrorText'
import { CardPage } from '../../widgets/page/CardPage'
import { ResultCard } from '../../widgets/page/ResultCard'
import { useQueryParam } from '../../widgets/page/useQueryParam'
import { requestSent } from '../../entities/requests/slice'
import { useFreshRequest } from '../../entities/requests/useFreshRequest'
import { useSignUpDispatch } from '../../state'
import { linkMessages } from './messages'
import { unsubscribeMessages } from './unsubscribeMessages'
import { useTokenRequest } from './useTokenRequest'
import { Working } from './Working'

export const UnsubscribePage = () => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const token = useQueryParam('token')
  const { status, failure, hasToken } = useTokenRequest('unsubscribe')
  const undo = useFreshRequest('resubscribe')
  const isUndone = undo.status === 'ready'
  const hasFailed = status === 'failed' || !hasToken
  const title = hasFailed
    ? unsubscribeMessages.failed
    : isUndone
      ? unsubscribeMessages.undone
      : status === 'ready'
        ? unsubscribeMessages.done
        : unsubscribeMessages.working
  usePageTitle(formatMessage(title))
  const settings = (
    <LinkButton to="/settings" variant="outline">
      {formatMessage(linkMessages.toSettings)}
    </LinkButton>
  )
  if (hasFailed)
    return (
      <CardPage>
        <ResultCard
          tone="danger"
          title={formatMessage(title)}
          text={`${failure ? errorText(failure) : formatMessage(errorMessages.tokenInvalid)} ${formatMessage(unsubscribeMessages.failedText)}`}
        >
          {settings}
        </ResultCard>
      </CardPage>
    )
  if (status !== 'ready')
    return (
      <CardPage>
        <Working text={formatMessage(title)} />
      </CardPage>
    )
  return (
    <CardPage>
      <ResultCard
        tone="success"
        title={formatMessage(title)}
        text={formatMessage(isUndone ? unsubscribeMessages.undoneText : unsubscribeMessages.doneText)}
      >
        {!isUndone && (
          <Button
            isLoading={undo.status === 'loading'}
            onClick={() => dispatch(requestSent({ name: 'resubscribe', body: { token } }))}
          >
            {formatMessage(unsubscribeMessages.undo)}
          </Button>
        )}
        {settings}
      </ResultCard>
      {undo.failure && <Banner tone="danger">{errorText(undo.failure)}</Banner>}
    </CardPage>
  )
}
