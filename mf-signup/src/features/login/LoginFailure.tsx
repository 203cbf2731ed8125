import { Banner } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import type { Failure } from '@duetto/shared/redux'
import { useErrorText } from '../../widgets/form/useErrorText'
import { loginMessages } from './messages'

const warnFrom = 2

export const LoginFailure = ({ failure }: { failure: Failure }) => {
  const { formatMessage, formatDate } = useIntl()
  const errorText = useErrorText()
  const { attempts_left: left, erased_at: erasedAt } = failure.details
  if (failure.code === 'account_being_deleted' && typeof erasedAt === 'string')
    return (
      <Banner tone="secondary">
        {formatMessage(loginMessages.beingDeleted, { date: formatDate(erasedAt, { dateStyle: 'long' }) })}
      </Banner>
    )
  return (
    <Banner tone="danger">
      {errorText(failure)}
      {typeof left === 'number' &&
        left > 0 &&
        left <= warnFrom &&
        ` ${formatMessage(loginMessages.attemptsLeft, { count: left })}`}
    </Banner>
  )
}
