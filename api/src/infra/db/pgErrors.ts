import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'

/** SQLSTATE of what our own functions in the database refuse; see `refuse` in the migrations. */
const refusedState = 'DU001'

/** Turns a refusal that was raised in the database into the API's; everything else is thrown as it is. */
export const throwRefusal = (error: unknown): never => {
  const { code, message, detail } = error as { code?: unknown; message: string; detail?: string }
  if (code !== refusedState) throw error
  throw new DomainError(message as ErrorCode, JSON.parse(detail ?? '{}') as Record<string, unknown>)
}
