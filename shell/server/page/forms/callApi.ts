import { endpoints, errorStatus } from '@duetto/shared/contract'
import type { EndpointName, WireError } from '@duetto/shared/contract'
import { traceHeaders } from '@duetto/shared/tracing'
import type { FastifyRequest } from 'fastify'
import { forwardedHeaders } from '../../edge/forwarded'

const TIMEOUT_MS = 10_000
const judgedBy = ['sec-fetch-site', 'origin', 'cookie', 'user-agent'] as const

export type Answer =
  | { isRight: true; cookies: string[] }
  | { isRight: false; status: number; code: string; details: Record<string, unknown> }

const unavailable: Answer = {
  isRight: false,
  status: errorStatus.unavailable,
  code: 'unavailable',
  details: {},
}

/**
 * Form posts must show their origin, which the API checks, because other sites can post forms without a CORS preflight.
 */
const showsItsOrigin = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined

/**
 * Never rejects: returns `same_origin_required` for a request without an origin, and `unavailable` without a valid
 * response.
 */
export const callApi = async (
  apiUrl: string,
  name: EndpointName,
  body: object,
  request: FastifyRequest,
): Promise<Answer> => {
  if (!showsItsOrigin(request))
    return {
      isRight: false,
      status: errorStatus.same_origin_required,
      code: 'same_origin_required',
      details: {},
    }
  const given = judgedBy.flatMap((header) => {
    const value = request.headers[header]
    return typeof value === 'string' ? [[header, value] as const] : []
  })
  try {
    const { method, path } = endpoints[name]
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        ...forwardedHeaders(request),
        ...traceHeaders(),
        ...Object.fromEntries(given),
        'content-type': 'application/json',
        'x-request-id': request.id,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { isRight: true, cookies: response.headers.getSetCookie() }
    const { code, details = {} } = (await response.json()) as Partial<WireError>
    if (!code) throw new Error(`${path} refused without a code`)
    return { isRight: false, status: response.status, code, details }
  } catch (error) {
    request.log.error({ err: error, reqId: request.id }, 'the API does not answer a form')
    return unavailable
  }
}
