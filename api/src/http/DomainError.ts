import { errorStatus } from '@duetto/shared/contract'
import type { ErrorCode } from '@duetto/shared/contract'

/** A refusal that the member can be told of. `details` carries what the sentence needs, never personal data. */
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
