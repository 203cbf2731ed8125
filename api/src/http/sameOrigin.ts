import type { FastifyRequest } from 'fastify'
import { DomainError } from './DomainError'

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Another site's form can send JSON as text/plain without a CORS preflight. */
const isFormsJson = ({ headers }: FastifyRequest): boolean =>
  /^text\/plain/i.test(headers['content-type'] ?? '')

/**
 * Throws `same_origin_required` unless Sec-Fetch-Site is `same-origin`. Without that header, checks Origin, or Referer
 * if a GET has no Origin. Without these, a GET needs `X-Request-Type: client`, and other methods must not send
 * text/plain.
 */
export const requireSameOrigin = (request: FastifyRequest): void => {
  const { 'sec-fetch-site': site, origin, referer } = request.headers
  if (site === 'same-origin') return
  if (site !== undefined) throw new DomainError('same_origin_required')
  const from = origin ?? (request.method === 'GET' ? referer : undefined)
  if (from !== undefined) {
    const { publicUrl } = request.server
    const own = [originOf(publicUrl), `${request.protocol}://${request.host}`]
    if (own.includes(originOf(from))) return
    throw new DomainError('same_origin_required')
  }
  const isProven =
    request.method === 'GET' ? request.headers['x-request-type'] === 'client' : !isFormsJson(request)
  if (!isProven) throw new DomainError('same_origin_required')
}
