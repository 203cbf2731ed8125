import axios, { AxiosError } from 'axios'
import type { AxiosInstance } from 'axios'
import axiosRetry, { isNetworkError, isRetryableError } from 'axios-retry'
import { endpoints, isErrorCode } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName, WireError } from '../contract'
import { retry, timings } from '../domain'
import { ApiError } from './ApiError'

/** Response to a call whose session had ended (section 8): the request resolves to false. */
export type SignedOut = false

type Input<Name extends EndpointName> = {
  query?: CallQuery<Name>
  body?: CallBody<Name> | FormData
  /** Made once by the caller for one intended act; the same key never acts twice. */
  idempotencyKey?: string
  signal?: AbortSignal
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
  /** Tests give their own instance. */
  instance?: AxiosInstance
  retryDelayMs?: number
}

const toApiError = (error: unknown): ApiError => {
  if (!(error instanceof AxiosError)) throw error
  const wire = error.response?.data as Partial<WireError> | undefined
  if (!error.response) return new ApiError({ code: 'network' })
  const code = isErrorCode(wire?.code)
    ? wire.code
    : error.response.status === 503
      ? 'unavailable'
      : 'internal'
  return new ApiError({ ...wire, code }, error.response.status)
}

const isSessionEnd = (error: ApiError, path: string): boolean =>
  error.status === 403 && error.code === 'authentication_required' && !path.startsWith('/api/user.php')

/** The one HTTP client: retries reads (and keyed changes) up to 5 times with growing delay. */
export const createHttp = ({ baseURL = '', onSignedOut, instance, retryDelayMs }: HttpOptions): Http => {
  const client =
    instance ?? axios.create({ baseURL, timeout: timings.requestTimeoutMs, withCredentials: true })
  axiosRetry(client, {
    retries: retry.times,
    retryDelay: (count) => axiosRetry.exponentialDelay(count, undefined, retryDelayMs ?? retry.baseDelayMs),
    retryCondition: (error) => {
      const isSafe = error.config?.method === 'get' || Boolean(error.config?.headers?.['Idempotency-Key'])
      return isSafe && (isNetworkError(error) || isRetryableError(error))
    },
  })

  return {
    call: async (name, input = {}) => {
      const { method, path } = endpoints[name]
      try {
        const response = await client.request({
          url: path,
          method,
          params: input.query,
          data: input.body,
          signal: input.signal,
          onUploadProgress:
            input.onUploadProgress && (({ progress }) => input.onUploadProgress?.(progress ?? 0)),
          headers: {
            ...(path.startsWith('/api/user.php') && { 'X-Request-Type': 'client' }),
            ...(input.idempotencyKey && { 'Idempotency-Key': input.idempotencyKey }),
          },
        })
        return response.data
      } catch (error) {
        if (axios.isCancel(error)) throw error
        const apiError = toApiError(error)
        if (!isSessionEnd(apiError, path)) throw apiError
        onSignedOut()
        return false
      }
    },
  }
}

/** A fresh key for one intended act. */
export const makeIdempotencyKey = (): string => crypto.randomUUID()
