import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'

/** SQLSTATE of refusals raised by our database functions; see `refuse` in the migrations. */
const refusedState = 'DU001'

/** Turns a refusal raised in the database into the API's; rethrows everything else. */
export const rethrowDomainError = (error: unknown): never => {
  const { code, message, detail } = error as { code?: unknown; message: string; detail?: string }
  if (code !== refusedState) throw error
  throw new DomainError(message as ErrorCode, JSON.parse(detail ?? '{}') as Record<string, unknown>)
}
