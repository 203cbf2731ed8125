import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'

/** SQLSTATE of domain errors that the database function `refuse` raises. */
const refusedState = 'DU001'

/** Converts a domain error raised in the database to the API's; rethrows all others. */
export const rethrowDomainError = (error: unknown): never => {
  const { code, message, detail } = error as { code?: unknown; message: string; detail?: string }
  if (code !== refusedState) throw error
  throw new DomainError(message as ErrorCode, JSON.parse(detail ?? '{}') as Record<string, unknown>)
}
