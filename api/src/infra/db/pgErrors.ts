import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'

/** SQLSTATE that the database function `refuse` raises. */
const refusedState = 'DU001'

/** Throws a `DomainError` for an error that the database function `refuse` raised, and rethrows any other. */
export const rethrowDomainError = (error: unknown): never => {
  const { code, message, detail } = error as { code?: unknown; message: string; detail?: string }
  if (code !== refusedState) throw error
  throw new DomainError(message as ErrorCode, JSON.parse(detail ?? '{}') as Record<string, unknown>)
}
