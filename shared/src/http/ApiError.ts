import type { ErrorCode, WireError } from '../contract'

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

/** Checks the name: `instanceof` would fail, because the shell and each remote have their own copy of the class. */
export const isApiError = (error: unknown, code?: ErrorCode | 'network'): error is ApiError =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  (code === undefined || ('code' in error && error.code === code))
