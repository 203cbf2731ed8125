import type { FastifyRequest } from 'fastify'

/** Whether the request did not come through a proxy. Proxies must set X-Forwarded-For. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
