import type { FastifyRequest } from 'fastify'

/** Every proxy must set X-Forwarded-For. */
export const isDirect = ({ headers }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined
