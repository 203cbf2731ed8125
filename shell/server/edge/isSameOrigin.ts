import type { FastifyRequest } from 'fastify'

/** Whether a report comes from a page of this site, as far as the browser reveals it. */
export const isSameOrigin = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
