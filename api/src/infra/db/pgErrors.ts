import type { ErrorCode } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'

const refusedState = 'DU001'

export const rethrowDomainError = (error: unknown): never => {
  const { code, message, detail } = error as { code?: unknown; message: string; detail?: string }
  if (code !== refusedState) throw error
  throw new DomainError(message as ErrorCode, JSON.parse(detail ?? '{}') as Record<string, unknown>)
}
