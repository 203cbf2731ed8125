import type { ConsoleErrorCode } from '@duetto/shared/contract/console'

export class ConsoleError extends Error {
  constructor(
    readonly code: ConsoleErrorCode,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code)
    this.name = 'ConsoleError'
  }
}
