import type { FastifyRequest } from 'fastify'
import { DomainError } from './DomainError'

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/** JSON in a content type that another site's form can send. */
const isFormsJson = ({ headers }: FastifyRequest): boolean =>
  /^text\/plain/i.test(headers['content-type'] ?? '')

/**
 * Refuses a change caused by another site's page. Browsers send their origin; a client that sends none
 * carries no cookie by accident. Browsers too old to send it do follow GET links and send forms, so these need proof.
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
