import type { FastifyInstance } from 'fastify'
import { createMetrics } from '@duetto/shared/tracing'
import type { Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

export const registerMetrics = (app: FastifyInstance): void => {
  const register = createMetrics(app)
  app.decorate('metrics', register)
  app.get('/metrics', async (_, reply) => {
    reply.header('content-type', register.contentType)
    return register.metrics()
  })
}
