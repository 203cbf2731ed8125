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

/** Returns false if the session has ended. Throws `ApiError`. */
export function* callApi<Name extends EndpointName>(name: Name, input: Input<Name> = {}) {
  const http = yield* getContext<Http>('http')
  const answer: CallResponse<Name> | SignedOut = yield* call(() => http.call(name, input))
  return answer
}

export interface Failure {
  code: FailureCode
  details: Record<string, unknown>
}

export const signedOut: Failure = { code: 'authentication_required', details: {} }

/** Converts an `ApiError` to its serialisable form. Rethrows other errors. */
export const failureOf = (error: unknown): Failure => {
  if (isApiError(error)) return { code: error.code, details: error.details }
  throw error
}

export const codeOf = (error: unknown): FailureCode => failureOf(error).code

const transient: readonly FailureCode[] = ['network', 'unavailable', 'internal', 'too_fast']

export const isTransient = (code: FailureCode): boolean => transient.includes(code)

export const isGone = (code: FailureCode | null): boolean =>
  code !== null && code !== 'network' && [404, 410].includes(errorStatus[code])
