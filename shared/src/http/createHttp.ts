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

/** Response to a call whose session had ended (section 8): the request resolves to false. */
export type SignedOut = false

type Input<Name extends EndpointName> = {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  /** Made once by the caller for one intended act; the same key never acts twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Asks the server even where the answer came with the page. */
  isFresh?: boolean
  onUploadProgress?: (fraction: number) => void
}

export interface Http {
  /**
   * Calls one endpoint of the contract. Rejects with `ApiError`; resolves to `false` when the session had
   * ended, after `onSignedOut` was told (section 8).
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
}

/** The one HTTP client of the browser. */
export const createHttp = ({
  baseURL,
  onSignedOut,
  retryDelayMs = retry.baseDelayMs,
  timeoutMs = timings.requestTimeoutMs,
  firstAnswers = noFirstAnswers,
}: HttpOptions): Http => {
  const client = create({
    baseURL,
    timeout: timeoutMs,
    // The one that tells the progress of an upload in every browser.
    adapter: withStallTimeout(getAdapter('xhr')),
    withCredentials: true,
    // The API knows its pages by their origin; axios would read a cookie before each request.
    withXSRFToken: false,
  })

  // Answers pass them in this order: what is no answer of ours is retried like a network that is away.
  client.interceptors.request.use(addHeaders)
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

/** A fresh key for one intended act. */
export const makeIdempotencyKey = (): string => crypto.randomUUID()
