import type { FastifyRequest } from 'fastify'

/** Whether a request comes from a page of this site. Also true for requests without Sec-Fetch-Site. */
export const isSameOrigin = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
