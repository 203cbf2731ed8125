import { call, getContext } from 'typed-redux-saga'
import { errorStatus } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName, FailureCode } from '../contract'
import { isApiError } from '../http'
import type { Http, SignedOut } from '../http'

interface Input<Name extends EndpointName> {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  idempotencyKey?: string
  onUploadProgress?: (fraction: number) => void
}

/** Makes one call of the contract from a saga whose context has `http`; `false` if the session has ended. */
export function* callApi<Name extends EndpointName>(name: Name, input: Input<Name> = {}) {
  const http = yield* getContext<Http>('http')
  const answer: CallResponse<Name> | SignedOut = yield* call(() => http.call(name, input))
  return answer
}

/** Why the server refused, with the values for an error sentence. */
export interface Failure {
  code: FailureCode
  details: Record<string, unknown>
}

export const signedOut: Failure = { code: 'authentication_required', details: {} }

/** A refusal as state; any other error is a bug and is rethrown. */
export const failureOf = (error: unknown): Failure => {
  if (isApiError(error)) return { code: error.code, details: error.details }
  throw error
}

/** The code of a refusal; any other error is rethrown. */
export const codeOf = (error: unknown): FailureCode => failureOf(error).code

const transient: readonly FailureCode[] = ['network', 'unavailable', 'internal', 'too_fast']

/** Failures that a retry may fix; all others are refusals with a reason. */
export const isTransient = (code: FailureCode): boolean => transient.includes(code)

/** A retry cannot succeed: the page offers a different link instead. */
export const isGone = (code: FailureCode | null): boolean =>
  code !== null && code !== 'network' && [404, 410].includes(errorStatus[code])
