import type { ErrorCode, WireError } from '../errors'
import { errorTexts } from './errorTexts'

export const presentError = (
  code: ErrorCode,
  requestId: string,
  details: Record<string, unknown> = {},
): WireError => ({
  code,
  message: errorTexts[code],
  ...(Object.keys(details).length > 0 ? { details } : {}),
  requestId,
  ...(code === 'authentication_required' ? { authentication_required: true as const } : {}),
})
