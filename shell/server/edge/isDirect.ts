import type { FastifyRequest } from 'fastify'

/** Whether the request came without a proxy. Every proxy must set X-Forwarded-For. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
