import type { AxiosInstance } from 'axios'
import { endpoints } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName } from '../contract'
import { retry, timings } from '../domain'
import { ApiError } from './ApiError'
import type { ClientOptions } from './createClient'
import { noInitialData } from './initialData'
import type { InitialData } from './initialData'

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

type HttpOptions = Pick<ClientOptions, 'onSignedOut'> &
  Partial<ClientOptions> & {
    initialData?: InitialData
    loadClient?: typeof loadChunk
    /** Called with the error when axios could not be loaded. */
    onLost?: (error: unknown) => void
  }

/**
 * Axios is a chunk of its own: a page's first answers come with the page, so its scripts need not wait for the client. Members' pages
 * make calls at once, so the server preloads the chunk there; elsewhere it is fetched when the browser is idle.
 */
const loadChunk = () => import(/* webpackChunkName: "http" */ './createClient')

/** Loads the client once. If that fails, the call fails as it would without a network, and the next call tries again. */
const createGetClient = (
  load: typeof loadChunk,
  onLost: (error: unknown) => void,
  options: ClientOptions,
) => {
  let client: Promise<AxiosInstance> | null = null
  const fetchClient = async (): Promise<AxiosInstance> => {
    try {
      return (await load()).createClient(options)
    } catch (error) {
      client = null
      onLost(error)
      throw new ApiError({ code: 'network' })
    }
  }
  return () => (client ??= fetchClient())
}

/** The browser's HTTP client. `prepare` loads axios, so that the first call need not wait for it. */
export const createHttp = ({
  baseURL,
  onSignedOut,
  retryDelayMs = retry.baseDelayMs,
  timeoutMs = timings.requestTimeoutMs,
  traceparent = () => null,
  initialData = noInitialData,
  loadClient = loadChunk,
  onLost = () => {},
}: HttpOptions): Http & { prepare: () => void } => {
  const getClient = createGetClient(loadClient, onLost, {
    baseURL,
    onSignedOut,
    retryDelayMs,
    timeoutMs,
    traceparent,
  })
  return {
    prepare: () => {
      getClient().catch(() => undefined)
    },
    call: async (name, { query, body, idempotencyKey, signal, isFresh, onUploadProgress } = {}) => {
      const { method, path } = endpoints[name]
      if (method !== 'GET') initialData.forget()
      else if (!isFresh) {
        const first = await initialData.take(name, query)
        if (first !== undefined) return first as CallResponse<typeof name>
      }
      const client = await getClient()
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
