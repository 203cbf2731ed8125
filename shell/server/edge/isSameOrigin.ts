import type { FastifyRequest } from 'fastify'

/** Whether a report comes from a page of this site. Also true for browsers that do not send Sec-Fetch-Site. */
export const isSameOrigin = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
