import { isCancel } from 'axios'
import type { AxiosError } from 'axios'
import { exponentialDelay, isRetryableError, retryAfter } from 'axios-retry'
import type { IAxiosRetryConfig } from 'axios-retry'
import { retry } from '../domain'

/** A read waits for a network that is gone for a moment; who writes is told at once that the browser is offline. */
const isSafe = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || (config?.idempotencyKey !== undefined && navigator.onLine)

/**
 * Retries reads and keyed writes after a network failure, 429 or 5xx. Timeouts are not retried, nor requests
 * that the server postpones for long: the page reports them immediately.
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
