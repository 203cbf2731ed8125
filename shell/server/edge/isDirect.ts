import type { FastifyRequest } from 'fastify'

/** Whether a request came from the internal network (a probe, Prometheus) and not through a proxy. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
