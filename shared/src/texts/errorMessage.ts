import type { MessageDescriptor } from 'react-intl'
import { errorStatus } from '../contract'
import type { FailureCode } from '../contract'
import { lookup } from '../domain'
import { commonErrorMessages as common } from './errorMessages'

type ErrorMessages = Partial<Record<FailureCode | 'unknown', MessageDescriptor>>

const commonByCode: ErrorMessages = {
  network: common.network,
  authentication_required: common.sessionEnded,
  account_suspended: common.suspended,
  restricted: common.restricted,
  not_confirmed: common.notConfirmed,
  blocked: common.blocked,
  copied_message: common.copied,
}

const bugs: readonly FailureCode[] = ['key_reused', 'same_origin_required', 'signature_invalid']

const commonByStatus: Partial<Record<number, MessageDescriptor>> = {
  400: common.badInput,
  401: common.badInput,
  402: common.needsCredits,
  403: common.forbidden,
  404: common.notFound,
  409: common.conflict,
  410: common.notFound,
  413: common.tooLarge,
  415: common.badInput,
  429: common.tooFast,
  503: common.unavailable,
}

const commonOf = (code: FailureCode): MessageDescriptor | undefined => {
  if (bugs.includes(code)) return undefined
  // Newer APIs may send unknown codes.
  const status = lookup(errorStatus, code)
  return lookup(commonByCode, code) ?? (status === undefined ? undefined : commonByStatus[status])
}

/**
 * Creates a function that maps a failure code to a message: the package's, then the common one, then the fallback. Null
 * gets the fallback.
 */
export const createErrorMessage =
  (own: ErrorMessages = {}) =>
  (code: FailureCode | null): MessageDescriptor =>
    (code && (lookup(own, code) ?? commonOf(code))) || (own.unknown ?? common.unknown)
