import type { FastifyRequest } from 'fastify'
import { DomainError } from './DomainError'

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** Whether the content type is text/plain, which `readJson` parses as JSON and another site's form can send. */
const isFormsJson = ({ headers }: FastifyRequest): boolean =>
  /^text\/plain/i.test(headers['content-type'] ?? '')

/**
 * Throws `same_origin_required` unless Sec-Fetch-Site is `same-origin`. If the browser does not send it, checks Origin,
 * or Referer for a GET without Origin. Without any of them, a GET needs `x-request-type: client`, and any other request
 * a content type other than text/plain.
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
