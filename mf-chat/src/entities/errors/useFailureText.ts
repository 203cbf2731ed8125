import type { FailureCode } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'
import { failureMessage, failureValues } from './failureMessages'

export const useFailureText = () => {
  const { formatMessage } = useIntl()
  return (code: FailureCode | null, of: keyof typeof failureMessage = 'conversation'): string =>
    formatMessage(failureMessage[of](code), failureValues)
}
