import { AxiosError, isAxiosError } from 'axios'
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { isErrorCode } from '../contract'
import type { WireError } from '../contract'
import { ApiError } from './ApiError'
import { isUserCall } from './sessionEnd'

declare module 'axios' {
  interface AxiosRequestConfig {
    idempotencyKey?: string
  }
}

export const addHeaders = (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
  if (config.idempotencyKey) config.headers.set('Idempotency-Key', config.idempotencyKey)
  if (isUserCall(config.url)) config.headers.set('X-Request-Type', 'client')
  return config
}

/** Treats responses that are not JSON as network errors, because captive portals reply with HTML and status 200. */
export const requireJson = (response: AxiosResponse): AxiosResponse => {
  if (typeof response.data === 'object') return response
  throw new AxiosError('not JSON', AxiosError.ERR_NETWORK, response.config, response.request)
}

export const toApiError = (error: unknown): never => {
  if (!isAxiosError(error) || error.code === AxiosError.ERR_CANCELED) throw error
  if (!error.response) throw new ApiError({ code: 'network' })
  const { status, data } = error.response
  const wire: Partial<WireError> = typeof data === 'object' ? (data ?? {}) : {}
  const code = isErrorCode(wire.code) ? wire.code : status === 503 ? 'unavailable' : 'internal'
  throw new ApiError({ ...wire, code }, status)
}
