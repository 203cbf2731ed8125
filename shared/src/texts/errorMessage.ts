import type { MessageDescriptor } from 'react-intl'
import type { FailureCode } from '../contract'
import { lookup } from '../domain'
import { commonErrorMessages as common } from './errorMessages'

/** A package's own error sentences; `unknown` is the fallback. */
export type ErrorMessages = Partial<Record<FailureCode | 'unknown', MessageDescriptor>>

const commonByCode: ErrorMessages = {
  network: common.network,
  unavailable: common.unavailable,
  too_fast: common.tooFast,
  bad_input: common.badInput,
  authentication_required: common.sessionEnded,
  account_suspended: common.suspended,
  not_confirmed: common.notConfirmed,
  blocked: common.blocked,
}

/** The sentence for a failure: the package's own, otherwise the common one. */
export const makeErrorMessage =
  (own: ErrorMessages = {}) =>
  (code: FailureCode | null): MessageDescriptor =>
    (code && (lookup(own, code) ?? lookup(commonByCode, code))) || (own.unknown ?? common.unknown)
