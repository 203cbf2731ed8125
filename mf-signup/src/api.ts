import type { CallBody, CallQuery, CallResponse, EndpointName } from '@duetto/shared/contract'
import type { Bus } from '@duetto/shared/events'
import { isApiError } from '@duetto/shared/http'
import type { ApiError, Http, SignedOut } from '@duetto/shared/http'
import type { Navigation } from '@duetto/shared/platform'
import { call, getContext } from 'typed-redux-saga'
import type { PositionSource } from './entities/geolocation/position'

/** What sagas of this package reach through their middleware's context. */
export interface SignupContext {
  http: Http
  bus: Bus
  navigation: Pick<Navigation, 'push' | 'replace'>
  /** Who is signed in is asked again: after login, sign-up and whatever ends a session. */
  refreshSession: () => Promise<void>
  /** Language of the page and where the visitor came from: sent along at sign-up. */
  visit: () => Pick<CallBody<'signUp'>, 'language' | 'tracking'>
  /** Keeps the answers of a sign-up over a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  position: PositionSource
  /** Makes a large picture smaller before it is sent. */
  shrink: (file: File) => Promise<File>
  saveFile: (name: string, data: unknown) => void
}

interface Input<Name extends EndpointName> {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  onUploadProgress?: (fraction: number) => void
}

/** One call of the contract from a saga; `false` when the session had ended. */
export function* callApi<Name extends EndpointName>(name: Name, input: Input<Name> = {}) {
  const http = yield* getContext<Http>('http')
  const answer: CallResponse<Name> | SignedOut = yield* call(() => http.call(name, input))
  return answer
}

/** Why the server refused, with what a sentence about it needs. */
export interface Failure {
  code: ApiError['code']
  details: Record<string, unknown>
}

export const signedOut: Failure = { code: 'authentication_required', details: {} }

/** The refusal of an error; what is not a refusal is a fault of ours and is thrown on. */
export const failureOf = (error: unknown): Failure => {
  if (isApiError(error)) return { code: error.code, details: error.details }
  throw error
}
