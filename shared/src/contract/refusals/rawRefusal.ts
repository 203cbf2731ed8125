import type { ErrorCode } from '../errors'
import { presentError } from './presentError'

const parserErrors: Record<string, { status: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'body_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'bad_input' },
}
const malformed = { status: '400 Bad Request', code: 'bad_input' } as const

/** Complete HTTP response for Node's `clientError` event. It has no request id, because no request was parsed. */
export const rawRefusal = (parserCode: string | undefined): string => {
  const { status, code } = parserErrors[parserCode ?? ''] ?? malformed
  const body = JSON.stringify(presentError(code, ''))
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${new TextEncoder().encode(body).length}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
