import type { ErrorCode, WireError } from '../contract'

/** A refusal of the API, or `network` where no answer came at all. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'
  readonly status: number
  readonly details: Record<string, unknown>
  readonly requestId: string | null

  constructor(wire: Omit<Partial<WireError>, 'code'> & { code: ErrorCode | 'network' }, status = 0) {
    super(wire.message ?? wire.code)
    this.name = 'ApiError'
    this.code = wire.code
    this.status = status
    this.details = wire.details ?? {}
    this.requestId = wire.requestId ?? null
  }
}

export const isApiError = (error: unknown, code?: ErrorCode | 'network'): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)
