import type { FastifyInstance } from 'fastify'
import { createMetrics } from '@duetto/shared/tracing'
import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { BusCounts } from './reports/busCounts'
import { isDirect } from './isDirect'

export const registerMetrics = (app: FastifyInstance, bus: () => BusCounts): Registry => {
  const register = createMetrics(app)
  new Gauge({
    name: 'duetto_bus_events',
    help: 'Events on the bus of pages that were left: delivered, dropped as malformed, failed in a listener',
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      const { emitted, dropped, failed } = bus()
      for (const [outcome, count] of Object.entries({ emitted, dropped, failed }))
        this.set({ outcome }, count)
    },
  })
  app.get('/metrics', async (request, reply) => {
    if (!isDirect(request)) return reply.callNotFound()
    void reply.header('Cache-Control', 'no-store').type(register.contentType)
    return register.metrics()
  })
  return register
}
