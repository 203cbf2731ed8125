import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { BusCounts } from './reports/busCounts'
import { isDirect } from './isDirect'

export const registerMetrics = (app: FastifyInstance, bus: () => BusCounts): Registry => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  new Gauge({
    name: 'duetto_bus_events',
    help: 'Events on the bus of pages that were left: delivered, dropped as malformed, failed in a listener',
    labelNames: ['outcome'],
    registers,
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
