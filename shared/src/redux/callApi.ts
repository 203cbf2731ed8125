import { call, getContext } from 'typed-redux-saga'
import type { CallBody, CallQuery, CallResponse, EndpointName, FailureCode } from '../contract'
import { isApiError } from '../http'
import type { Http, SignedOut } from '../http'

interface Input<Name extends EndpointName> {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  idempotencyKey?: string
  onUploadProgress?: (fraction: number) => void
}

/** One call of the contract from a saga whose context has `http`; `false` when the session had ended. */
export function* callApi<Name extends EndpointName>(name: Name, input: Input<Name> = {}) {
  const http = yield* getContext<Http>('http')
  const answer: CallResponse<Name> | SignedOut = yield* call(() => http.call(name, input))
  return answer
}

/** Why the server refused, with what a sentence about it needs. */
export interface Failure {
  code: FailureCode
  details: Record<string, unknown>
}

export const signedOut: Failure = { code: 'authentication_required', details: {} }

/** A refusal as state; what is no refusal is a fault of ours and is thrown on. */
export const failureOf = (error: unknown): Failure => {
  if (isApiError(error)) return { code: error.code, details: error.details }
  throw error
}

/** The code of a refusal; what is no refusal is thrown on. */
export const codeOf = (error: unknown): FailureCode => failureOf(error).code

const transient: readonly FailureCode[] = ['network', 'unavailable', 'internal', 'too_fast']

/** Faults that a second try may cure; all others are refusals with a reason. */
export const isTransient = (code: FailureCode): boolean => transient.includes(code)
