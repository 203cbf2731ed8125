import type { FastifyRequest } from 'fastify'

/** Whether a request came from inside, such as a probe or Prometheus: a visitor's comes through a proxy. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
