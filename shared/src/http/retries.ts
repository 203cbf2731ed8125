import { isCancel } from 'axios'
import type { AxiosError } from 'axios'
import { exponentialDelay, isRetryableError, retryAfter } from 'axios-retry'
import type { IAxiosRetryConfig } from 'axios-retry'
import { retry } from '../domain'

const mayRepeat = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || (config?.idempotencyKey !== undefined && navigator.onLine)

/** `isRetryableError` covers network errors, 429 and 5xx, but not timeouts. */
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
