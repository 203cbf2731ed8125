import { isCancel } from 'axios'
import type { AxiosError } from 'axios'
import { exponentialDelay, isRetryableError, retryAfter } from 'axios-retry'
import type { IAxiosRetryConfig } from 'axios-retry'
import { retry } from '../domain'

/**
 * Whether a failed request may be repeated. A write must have an idempotency key, and fails at once while the browser
 * is offline.
 */
const mayRepeat = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || (config?.idempotencyKey !== undefined && navigator.onLine)

/** Whether to send a failed request again. Timeouts are not retried, nor requests whose Retry-After is too long. */
const retryCondition = (error: AxiosError): boolean =>
  mayRepeat(error) && !isCancel(error) && isRetryableError(error) && retryAfter(error) <= retry.waitAtMostMs

export const retryOptions = (baseDelayMs: number): IAxiosRetryConfig => ({
  retries: retry.times,
  retryCondition,
  retryDelay: (count, error) => exponentialDelay(count, error, baseDelayMs),
  shouldResetTimeout: true,
  onRetry: (count, _, config) => {
    config.headers = { ...config.headers, 'X-Retry-Count': String(count) }
  },
})
