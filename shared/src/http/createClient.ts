import { create, getAdapter } from 'axios'
import type { AxiosInstance } from 'axios'
import axiosRetry from 'axios-retry'
import { addHeaders, requireJson, toApiError } from './interceptors'
import { isSessionEnd } from './sessionEnd'
import { retryOptions } from './retries'
import { withStallTimeout } from './withStallTimeout'

export interface ClientOptions {
  baseURL?: string
  onSignedOut: () => void
  retryDelayMs: number
  timeoutMs: number
  traceparent: () => string | null
}

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
    // Only the XHR adapter reports upload progress in every browser.
    adapter: withStallTimeout(getAdapter('xhr')),
    withCredentials: true,
    // The API checks the origin instead of an XSRF token. Without this option, axios reads the token's cookie before
    // each request.
    withXSRFToken: false,
  })

  client.interceptors.request.use(addHeaders)
  client.interceptors.request.use((config) => {
    const trace = traceparent()
    if (trace) config.headers.set('traceparent', trace)
    return config
  })
  // Must precede axiosRetry, which then retries responses that are not JSON as network errors.
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
