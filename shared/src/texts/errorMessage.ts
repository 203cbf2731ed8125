import type { MessageDescriptor } from 'react-intl'
import type { FailureCode } from '../contract'
import { commonErrorMessages as common } from './errorMessages'

/** A package's own sentences; `unknown` is for every code without one. */
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

/** The sentence for a failure: what a package says itself, else what is said everywhere. */
export const makeErrorMessage =
  (own: ErrorMessages = {}) =>
  (code: FailureCode | null): MessageDescriptor =>
    (code && (own[code] ?? commonByCode[code])) || (own.unknown ?? common.unknown)
