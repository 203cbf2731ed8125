import { endpoints, isErrorCode } from '../contract'
import type { CallBody, CallQuery, CallResponse, EndpointName, WireError } from '../contract'
import type { Answer } from './Answer'
import { ApiError } from './ApiError'
import { retrying } from './retrying'
import { send } from './send'
import { upload } from './upload'

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
  retryDelayMs?: number
}

const toApiError = ({ status, data }: Answer): ApiError => {
  if (status === 0) return new ApiError({ code: 'network' })
  const wire = (data ?? {}) as Partial<WireError>
  const code = isErrorCode(wire.code) ? wire.code : status === 503 ? 'unavailable' : 'internal'
  return new ApiError({ ...wire, code }, status)
}

const isOfUser = (path: string): boolean => path.startsWith('/api/user.php')

const isSessionEnd = (error: ApiError, path: string): boolean =>
  error.status === 403 && error.code === 'authentication_required' && !isOfUser(path)

const addQuery = (path: string, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  if (given.length === 0) return path
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** The one HTTP client: retries reads (and keyed changes) up to 5 times with growing delay. */
export const createHttp = ({ baseURL = '', onSignedOut, retryDelayMs }: HttpOptions): Http => ({
  call: async (name, { query, body, idempotencyKey, signal, onUploadProgress } = {}) => {
    const { method, path } = endpoints[name]
    const isForm = body instanceof FormData
    const sending = {
      method,
      url: baseURL + addQuery(path, query),
      body: isForm ? body : body && JSON.stringify(body),
      signal,
      headers: {
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(isOfUser(path) && { 'x-request-type': 'client' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    }
    const attempt = () => (onUploadProgress ? upload(sending, onUploadProgress) : send(sending))
    const isSafe = method === 'GET' || idempotencyKey !== undefined
    const answer = isSafe ? await retrying(attempt, { baseMs: retryDelayMs, signal }) : await attempt()
    if (answer.status !== 0 && answer.status < 400) return answer.data as CallResponse<typeof name>
    const error = toApiError(answer)
    if (!isSessionEnd(error, path)) throw error
    onSignedOut()
    return false
  },
})

/** A fresh key for one intended act. */
export const makeIdempotencyKey = (): string => crypto.randomUUID()
