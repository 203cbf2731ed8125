import type { FastifyRequest } from 'fastify'

/** Whether a request, such as a probe or a scrape, did not pass a proxy. Proxies must set X-Forwarded-For. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
