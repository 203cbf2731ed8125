/** @jest-environment node */
import Fastify from 'fastify'
import { registerMetrics } from '../edge/metrics'
import { addRegistryMetrics } from './registryMetrics'

const stable = { build: 'abc', entry: '/r/mf-chat/abc/entry.1.js', integrity: `sha256-${'A'.repeat(43)}=` }
const registry = {
  schema: 1 as const,
  revision: 1,
  remotes: {
    'mf-chat': { loadMs: 8000, stable, disabled: false },
    'mf-landers': {
      loadMs: 8000,
      stable,
      canary: { ...stable, build: 'def', percent: 5, salt: 'x' },
      disabled: true,
    },
  },
}

const serve = (error: string | null = null) => {
  const app = Fastify()
  const register = registerMetrics(app, () => ({ emitted: 5, dropped: 1, failed: 0 }))
  addRegistryMetrics(register, {
    readRegistry: async () => ({ registry, error }),
    rollout: {
      plansFor: () => ({}),
      health: () => ({ 'mf-chat abc': { up: 7, failed: 2, isStopped: false } }),
      hours: () => ({}),
    },
  })
  return app
}

describe('metrics of the shell’s server', () => {
  it('name the live builds and the browsers in which they failed', async () => {
    const { body } = await serve().inject('/metrics')
    expect(body).toContain('duetto_remote_info{remote="mf-chat",build="abc",channel="stable"} 1')
    expect(body).toContain('duetto_remote_info{remote="mf-landers",build="def",channel="canary"} 0')
    expect(body).toContain('duetto_remote_browsers{remote="mf-chat",build="abc",outcome="failed"} 2')
    expect(body).toContain('duetto_bus_events{outcome="dropped"} 1')
    expect(body).toContain('duetto_registry_fault 0')
  })

  it('report that the registry cannot be read while the last one stays in use', async () => {
    const { body } = await serve('the bucket cannot be reached').inject('/metrics')
    expect(body).toContain('duetto_registry_fault 1')
    expect(body).toContain('duetto_remote_info{remote="mf-chat",build="abc",channel="stable"} 1')
  })

  it('are hidden from requests that came through a proxy', async () => {
    const answer = await serve().inject({ url: '/metrics', headers: { 'x-forwarded-for': '151.1.0.7' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('duetto')
  })
})
