import type { ErrorCode, WireError } from '../errors'
import { errorTexts } from './errorTexts'

/** Body of an error response, for the API and the shell in front of it. */
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
