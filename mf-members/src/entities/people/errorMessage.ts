import type { MessageDescriptor } from 'react-intl'
import type { FailureCode } from '../../api'
import { errorMessages } from './errorMessages'

const byCode: Partial<Record<FailureCode, MessageDescriptor>> = {
  network: errorMessages.network,
  unavailable: errorMessages.unavailable,
  too_fast: errorMessages.tooFast,
  not_confirmed: errorMessages.notConfirmed,
  blocked: errorMessages.blocked,
  not_found: errorMessages.notFound,
  swipe_limit: errorMessages.swipeLimit,
  account_suspended: errorMessages.suspended,
  bad_input: errorMessages.badInput,
}

/** The sentence of a refusal. */
export const errorMessage = (code: FailureCode | null): MessageDescriptor =>
  (code === null ? undefined : byCode[code]) ?? errorMessages.unknown
