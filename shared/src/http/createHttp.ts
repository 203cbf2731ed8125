import type { AxiosInstance } from 'axios'
import { endpoints } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName } from '../contract'
import { retry, timings } from '../domain'
import { ApiError } from './ApiError'
import type { ClientOptions } from './createClient'
import { noInitialData } from './initialData'
import type { InitialData } from './initialData'

/** Result of a call if the session has ended (specification, section 8). */
export type SignedOut = false

type Input<Name extends EndpointName> = {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  /** Only for endpoints with `isKeyed`, which act at most once per key. Calls with a key are retried. */
  idempotencyKey?: string
  signal?: AbortSignal
  isFresh?: boolean
  onUploadProgress?: (fraction: number) => void
}

export interface Http {
  /**
   * Resolves to `false` if the session has ended, except for user.php, which rejects (specification, section 8).
   * Rejects with `ApiError`, or with Axios' `CanceledError` if aborted.
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
    onLost?: (error: unknown) => void
  }

/** Loads axios on demand, because a page gets its initial data without a request. */
const loadChunk = () => import(/* webpackChunkName: "http" */ './createClient')

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
  const send: Http['call'] = async (
    name,
    { query, body, idempotencyKey, signal, isFresh, onUploadProgress } = {},
  ) => {
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
  }
  const constants = new Map<EndpointName, ReturnType<Http['call']>>()
  const call: Http['call'] = (name, input) => {
    if (!('isConstant' in endpoints[name])) return send(name, input)
    const answer =
      (constants.get(name) as ReturnType<typeof send<typeof name>> | undefined) ?? send(name, input)
    constants.set(name, answer)
    answer.catch(() => constants.delete(name))
    return answer
  }
  return {
    prepare: () => {
      getClient().catch(() => undefined)
    },
    call,
  }
}
