import type { ErrorCode, WireError } from '../contract'

/** A refusal by the API, or `network` if there was no answer. */
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

/**
 * Checks the name, not the class: the shell's client throws, and each remote has its own copy of this class,
 * so `instanceof` would always be false.
 */
export const isApiError = (error: unknown, code?: ErrorCode | 'network'): error is ApiError =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  (code === undefined || (error as ApiError).code === code)
