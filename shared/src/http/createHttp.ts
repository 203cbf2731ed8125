import type { AxiosInstance } from 'axios'
import { endpoints } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName } from '../contract'
import { retry, timings } from '../domain'
import { ApiError } from './ApiError'
import type { ClientOptions } from './createClient'
import { noFirstAnswers } from './firstAnswers'
import type { FirstAnswers } from './firstAnswers'

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
    firstAnswers?: FirstAnswers
    loadClient?: typeof loadChunk
    /** The client could not be fetched. */
    onLost?: (error: unknown) => void
  }

/**
 * Axios is a chunk of its own. What a page shows first came with it, so its scripts need not wait for the client of later calls. The
 * server names the chunk among the preloads of members, whose pages call at once; others fetch it ahead.
 */
const loadChunk = () => import(/* webpackChunkName: "http" */ './createClient')

/** Fetches the client once, and again after a failure, which ends the call as a lost network does. */
const makeGetClient = (load: typeof loadChunk, onLost: (error: unknown) => void, options: ClientOptions) => {
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

/** The browser's HTTP client. `prepare` fetches what calls need, so that the first does not wait for it. */
export const createHttp = ({
  baseURL,
  onSignedOut,
  retryDelayMs = retry.baseDelayMs,
  timeoutMs = timings.requestTimeoutMs,
  traceparent = () => null,
  firstAnswers = noFirstAnswers,
  loadClient = loadChunk,
  onLost = () => {},
}: HttpOptions): Http & { prepare: () => void } => {
  const getClient = makeGetClient(loadClient, onLost, {
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
      if (method !== 'GET') firstAnswers.forget()
      else if (!isFresh) {
        const first = firstAnswers.take(name, query)
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
