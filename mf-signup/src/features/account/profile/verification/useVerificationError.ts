import type { FailureCode } from '@duetto/shared/contract'
import { lookup, verificationLimits } from '@duetto/shared/domain'
import type { Failure } from '@duetto/shared/redux'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { useErrorText } from '../../../../widgets/form/useErrorText'
import { verificationMessages as texts } from './verificationMessages'

const messages: Partial<Record<FailureCode, MessageDescriptor>> = {
  pose_expired: texts.expired,
  main_photo_required: texts.needsPhoto,
  verification_limit: texts.limit,
}

export const useVerificationError = (): ((failure: Failure) => string) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  return (failure) => {
    const message = lookup(messages, failure.code)
    return message ? formatMessage(message, { limit: verificationLimits.selfiesPerDay }) : errorText(failure)
  }
}
