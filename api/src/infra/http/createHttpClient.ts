import { AxiosError, create, isAxiosError } from 'axios'
import type { AxiosInstance } from 'axios'
import axiosRetry, { exponentialDelay, isNetworkError, isRetryableError, retryAfter } from 'axios-retry'
import { traceCalls } from './traceCalls'

declare module 'axios' {
  interface AxiosRequestConfig {
    isRepeatable?: boolean
  }
}

interface HttpClientOptions {
  name: string
  timeoutMs: number
  bytesMax?: number
  baseURL?: string
  headers?: Record<string, string>
}

/** The message omits URL and headers, which may contain keys, so it can be logged. */
export class HttpClientError extends Error {
  override name = 'HttpClientError'
  constructor(
    message: string,
    /** False only if the service was not reached or responded with a status below 500. */
    readonly mayHaveSucceeded: boolean,
  ) {
    super(message)
  }
}

const retries = 2
const retryDelayMs = 100
const bytesMaxDefault = 1024 * 1024

const isTransientError = (error: AxiosError): boolean =>
  error.response
    ? isRetryableError(error)
    : error.code !== AxiosError.ERR_BAD_RESPONSE && isNetworkError(error)

const isRepeatable = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || config?.isRepeatable === true

const reasonOf = (error: AxiosError): string => {
  if (error.response) return `answered ${error.response.status}`
  if (error.code === AxiosError.ERR_CANCELED) return 'did not answer in time'
  if (error.code === AxiosError.ERR_BAD_RESPONSE) return `answered too much (${error.message})`
  return `could not be reached (${error.code ?? 'unknown'})`
}

const neverArrived = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const mayHaveSucceeded = ({ response, code = '' }: AxiosError): boolean =>
  response ? response.status >= 500 : !neverArrived.includes(code)

export const createHttpClient = ({
  name,
  timeoutMs,
  bytesMax = bytesMaxDefault,
  baseURL,
  headers,
}: HttpClientOptions): AxiosInstance => {
  const client = create({
    baseURL,
    headers,
    adapter: 'http',
    proxy: false,
    maxRedirects: 0,
    maxContentLength: bytesMax,
    maxBodyLength: bytesMaxDefault,
  })
  client.interceptors.request.use((config) => {
    config.signal ??= AbortSignal.timeout(timeoutMs)
    return config
  })
  traceCalls(client, name)
  axiosRetry(client, {
    retries,
    retryCondition: (error) =>
      isRepeatable(error) && isTransientError(error) && retryAfter(error) < timeoutMs,
    retryDelay: (count, error) => exponentialDelay(count, error, retryDelayMs),
  })
  client.interceptors.response.use(null, (error: unknown) => {
    throw isAxiosError(error)
      ? new HttpClientError(`${name} ${reasonOf(error)}`, mayHaveSucceeded(error))
      : error
  })
  return client
}
