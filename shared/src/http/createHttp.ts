import { create, getAdapter } from 'axios'
import axiosRetry from 'axios-retry'
import { endpoints } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName } from '../contract'
import { retry, timings } from '../domain'
import { noFirstAnswers } from './firstAnswers'
import type { FirstAnswers } from './firstAnswers'
import { addHeaders, isSessionEnd, requireJson, toApiError } from './interceptors'
import { retryOptions } from './retries'
import { withStallTimeout } from './withStallTimeout'

/** Result of a call whose session has ended (section 8): the request resolves to false. */
export type SignedOut = false

type Input<Name extends EndpointName> = {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  /** Created once per intended action; the server never performs the same key twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Ignores an answer that was streamed with the page and asks the server. */
  isFresh?: boolean
  onUploadProgress?: (fraction: number) => void
}

export interface Http {
  /**
   * Calls one endpoint of the contract. Rejects with `ApiError`; resolves to `false` if the session has
   * ended, after calling `onSignedOut` (section 8).
   */
  call: <Name extends EndpointName>(
    name: Name,
    input?: Input<Name>,
  ) => Promise<CallResponse<Name> | SignedOut>
}

interface HttpOptions {
  baseURL?: string
  onSignedOut: () => void
  retryDelayMs?: number
  timeoutMs?: number
  firstAnswers?: FirstAnswers
  /** The W3C traceparent that calls carry now; null where nothing is recorded. */
  traceparent?: () => string | null
}

/** The browser's HTTP client. */
export const createHttp = ({
  baseURL,
  onSignedOut,
  retryDelayMs = retry.baseDelayMs,
  timeoutMs = timings.requestTimeoutMs,
  firstAnswers = noFirstAnswers,
  traceparent = () => null,
}: HttpOptions): Http => {
  const client = create({
    baseURL,
    timeout: timeoutMs,
    // The only adapter that reports upload progress in every browser.
    adapter: withStallTimeout(getAdapter('xhr')),
    withCredentials: true,
    // The API identifies its pages by origin; axios would otherwise read a cookie before each request.
    withXSRFToken: false,
  })

  // Response interceptors run in this order, so that a response that is not ours is retried like a network
  // failure.
  client.interceptors.request.use(addHeaders)
  client.interceptors.request.use((config) => {
    const trace = traceparent()
    if (trace) config.headers.set('traceparent', trace)
    return config
  })
  client.interceptors.response.use(requireJson)
  axiosRetry(client, retryOptions(retryDelayMs))
  client.interceptors.response.use(null, (error) => {
    if (!isSessionEnd(error)) throw error
    onSignedOut()
    return { data: false }
  })
  client.interceptors.response.use(null, toApiError)

  return {
    call: async (name, { query, body, idempotencyKey, signal, isFresh, onUploadProgress } = {}) => {
      const { method, path } = endpoints[name]
      if (method !== 'GET') firstAnswers.forget()
      else if (!isFresh) {
        const first = firstAnswers.take(name, query)
        if (first !== undefined) return first as CallResponse<typeof name>
      }
      const { data } = await client.request<CallResponse<typeof name> | SignedOut>({
        method,
        url: path,
        params: query,
        data: body,
        idempotencyKey,
        signal,
        ...(onUploadProgress && {
          onUploadProgress: ({ progress = 0 }) => onUploadProgress(progress),
        }),
      })
      return data
    },
  }
}
