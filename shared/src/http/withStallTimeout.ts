import { AxiosError, isAxiosError } from 'axios'
import type { AxiosAdapter } from 'axios'

/**
 * Restarts the timeout at each upload progress event. For requests without `onUploadProgress`, it covers the whole
 * request.
 */
export const withStallTimeout =
  (send: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    const { onUploadProgress, timeout, signal } = config
    if (!onUploadProgress) return send(config)

    const stall = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stall.abort(), timeout)
    }
    const stop = () => stall.abort()
    signal?.addEventListener?.('abort', stop)
    restart()
    try {
      return await send({
        ...config,
        timeout: 0,
        signal: stall.signal,
        onUploadProgress: (event) => {
          restart()
          onUploadProgress(event)
        },
      })
    } catch (error) {
      if (stall.signal.aborted && !signal?.aborted) {
        throw new AxiosError('upload stalled', AxiosError.ECONNABORTED, config)
      }
      if (isAxiosError(error)) error.config = config
      throw error
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener?.('abort', stop)
    }
  }
