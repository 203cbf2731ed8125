import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { RegistryState } from './registry'
import type { Rollout } from './rollout'

interface MetricsDeps {
  readRegistry: () => Promise<RegistryState>
  rollout: Rollout
}

export const addRegistryMetrics = (register: Registry, { readRegistry, rollout }: MetricsDeps): void => {
  const registers = [register]
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
    name: 'duetto_registry_fault',
    help: '1 while the registry cannot be read, and the last one stays',
    registers,
    async collect() {
      const { error } = await readRegistry()
      this.set(error === null ? 0 : 1)
    },
  })
}
