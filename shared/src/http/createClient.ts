import { create, getAdapter } from 'axios'
import type { AxiosInstance } from 'axios'
import axiosRetry from 'axios-retry'
import { addHeaders, isSessionEnd, requireJson, toApiError } from './interceptors'
import { retryOptions } from './retries'
import { withStallTimeout } from './withStallTimeout'

export interface ClientOptions {
  baseURL?: string
  onSignedOut: () => void
  retryDelayMs: number
  timeoutMs: number
  /** The W3C traceparent that calls carry now; null where nothing is recorded. */
  traceparent: () => string | null
}

/** Axios as the site uses it: its errors are `ApiError`s, and a session that has ended is the answer `false`. */
export const createClient = ({
  baseURL,
  onSignedOut,
  retryDelayMs,
  timeoutMs,
  traceparent,
}: ClientOptions): AxiosInstance => {
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
  return client
}
