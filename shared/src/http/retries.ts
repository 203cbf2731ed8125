import { isCancel } from 'axios'
import type { AxiosError } from 'axios'
import { exponentialDelay, isRetryableError, retryAfter } from 'axios-retry'
import type { IAxiosRetryConfig } from 'axios-retry'
import { retry } from '../domain'

/** Whether a failed request may be repeated: reads, and while the browser is online, writes with an idempotency key. */
const mayRepeat = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || (config?.idempotencyKey !== undefined && navigator.onLine)

/** Retries network errors and responses with 429 or 5xx, but no timeouts, and none with too long a Retry-After. */
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
