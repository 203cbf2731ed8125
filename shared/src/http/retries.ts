import { isCancel } from 'axios'
import type { AxiosError } from 'axios'
import { exponentialDelay, isRetryableError, retryAfter } from 'axios-retry'
import type { IAxiosRetryConfig } from 'axios-retry'
import { retry } from '../domain'

/**
 * A read may outlast a short loss of the network. A write fails at once while the browser is offline: its page says so, and sends it
 * again.
 */
const mayRepeat = ({ config }: AxiosError): boolean =>
  config?.method === 'get' || (config?.idempotencyKey !== undefined && navigator.onLine)

/**
 * Retries reads and keyed writes after a network failure, 429 or 5xx. Timeouts are not retried, nor requests
 * that the server postpones for long: the page reports them immediately.
 */
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
