import type { CallBody, CallQuery, CallResponse, EndpointName } from '@duetto/shared/contract'
import type { Platform } from '@duetto/shared/platform'
import { isApiError } from '@duetto/shared/http'
import type { ApiError, Http, SignedOut } from '@duetto/shared/http'
import { call, getContext } from 'typed-redux-saga'

/** What sagas of this package reach through their middleware's context. */
export interface PaymentsContext {
  http: Http
  refreshBalance: () => Promise<void>
  /** Leaves for the provider's page. */
  leaveTo: (url: string) => void
}

/** Reads the balance again after money moved, and tells it. */
export const refreshBalance = async ({ refreshSession, session, bus }: Platform): Promise<void> => {
  await refreshSession()
  const { user } = session.get()
  if (user) bus.emit('credits-changed', { credits: user.credits })
}

interface Input<Name extends EndpointName> {
  query?: CallQuery<Name>
  body?: CallBody<Name>
  idempotencyKey?: string
}

/** One call of the contract from a saga; `false` when the session had ended. */
export function* callApi<Name extends EndpointName>(name: Name, input: Input<Name> = {}) {
  const http = yield* getContext<Http>('http')
  const answer: CallResponse<Name> | SignedOut = yield* call(() => http.call(name, input))
  return answer
}

export type FailureCode = ApiError['code']
export interface Failure {
  code: FailureCode
  details: Record<string, unknown>
}

/** A refusal as state; what is no refusal is a fault of ours and is thrown on. */
export const failureOf = (error: unknown): Failure => {
  if (isApiError(error)) return { code: error.code, details: error.details }
  throw error
}
