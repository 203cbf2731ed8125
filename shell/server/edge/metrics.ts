import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { BusCounts } from './reports/busCounts'
import { isDirect } from './isDirect'
import type { RegistryState } from '../remotes/registry'
import type { Rollout } from '../remotes/rollout'

interface MetricsDeps {
  readRegistry: () => Promise<RegistryState>
  rollout: Rollout
  bus: () => BusCounts
}

/**
 * Prometheus metrics of the page's server at /metrics, for those who ask it directly: what came through a proxy
 * is a visitor's request and gets the page of an unknown address.
 */
export const registerMetrics = (app: FastifyInstance, { readRegistry, rollout, bus }: MetricsDeps): void => {
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
    name: 'duetto_remote_info',
    help: 'Published builds by channel: 1 if visitors get them, 0 if the remote is disabled',
    labelNames: ['remote', 'build', 'channel'],
    registers,
    async collect() {
      const { registry } = await readRegistry()
      this.reset()
      for (const [remote, { stable, canary, disabled }] of Object.entries(registry.remotes)) {
        const isLive = disabled ? 0 : 1
        this.set({ remote, build: stable.build, channel: 'stable' }, isLive)
        if (canary) this.set({ remote, build: canary.build, channel: 'canary' }, isLive)
      }
    },
  })
  new Gauge({
    name: 'duetto_remote_browsers',
    help: 'Browsers that reported a build as up or failed',
    labelNames: ['remote', 'build', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [key, { up, failed }] of Object.entries(rollout.health())) {
        const [remote = '', build = ''] = key.split(' ')
        this.set({ remote, build, outcome: 'up' }, up)
        this.set({ remote, build, outcome: 'failed' }, failed)
      }
    },
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
  new Gauge({
    name: 'duetto_registry_fault',
    help: '1 while the registry cannot be read, and the last one stays',
    registers,
    async collect() {
      const { fault } = await readRegistry()
      this.set(fault === null ? 0 : 1)
    },
  })
  app.get('/metrics', async (request, reply) => {
    if (!isDirect(request)) return reply.callNotFound()
    void reply.header('Cache-Control', 'no-store').type(register.contentType)
    return register.metrics()
  })
}
