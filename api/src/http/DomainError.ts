import { errorStatus } from '@duetto/shared/contract'
import type { ErrorCode } from '@duetto/shared/contract'

/** An error that the API reports to the client. `details` must not contain personal data. */
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
