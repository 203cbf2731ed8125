import type { FastifyRequest } from 'fastify'

export const isSameOrigin = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
