import type { FastifyRequest } from 'fastify'

/** Whether a request came from the internal network, such as a probe or Prometheus, and not through a proxy. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
