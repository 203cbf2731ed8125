import type { ConsoleErrorCode } from '@duetto/shared/contract/console'

/** An error that only the console's server sends. Services throw a `DomainError` instead. */
export class ConsoleError extends Error {
  constructor(
    readonly code: ConsoleErrorCode,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code)
    this.name = 'ConsoleError'
  }
}
