import { isCancel } from 'axios'
import type { AxiosError } from 'axios'
import { exponentialDelay, isRetryableError, retryAfter } from 'axios-retry'
import type { IAxiosRetryConfig } from 'axios-retry'
import { retry } from '../domain'

const isSafe = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || config?.idempotencyKey !== undefined

/**
 * Reads and changes with an idempotency key are repeated after no answer, 429 and 5xx. A request that ran out of time
 * is not, nor one that the server puts off for long: the page says so at once.
 */
const retryCondition = (error: AxiosError): boolean =>
  isSafe(error) && !isCancel(error) && isRetryableError(error) && retryAfter(error) <= retry.waitAtMostMs

export const retryOptions = (baseDelayMs: number): IAxiosRetryConfig => ({
  retries: retry.times,
  retryCondition,
  retryDelay: (count, error) => exponentialDelay(count, error, baseDelayMs),
  shouldResetTimeout: true,
  onRetry: (count, _, config) => {
    config.headers = { ...config.headers, 'X-Retry-Count': String(count) }
  },
})
