import { errorStatus } from '@duetto/shared/contract'
import type { ErrorCode } from '@duetto/shared/contract'

/** `details` are sent to the client and must not contain personal data. */
export class DomainError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code)
    this.name = 'DomainError'
    this.status = errorStatus[code]
  }
}
