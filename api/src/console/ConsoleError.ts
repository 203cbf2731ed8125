import type { ConsoleErrorCode } from '@duetto/shared/contract/console'

/** An error that only the console's server sends. Services throw a `DomainError` instead. */
export class ConsoleError extends Error {
  constructor(readonly code: ConsoleErrorCode) {
    super(code)
    this.name = 'ConsoleError'
  }
}
