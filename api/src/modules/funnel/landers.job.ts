import { landerOf } from '@duetto/shared/domain'
import { openRegistry, readBuild } from '@duetto/shared/registry'
import type { PublishedRoute, RegistryStore } from '@duetto/shared/registry'
import type { Job } from '../../infra/jobs/jobs'
import { replaceLanders } from './landers.repository'
import type { LanderRow } from './landers.repository'

const remote = 'mf-landers'

const landersIn = (routes: Record<string, PublishedRoute>): LanderRow[] =>
  Object.values(routes).flatMap(({ path, isInternal, variants = {} }) => {
    const found = isInternal ? null : landerOf(path)
    return found ? [{ name: found.lander, variants: Object.keys(variants) }] : []
  })

export const readLanders = async (store: RegistryStore): Promise<LanderRow[] | null> => {
  const entry = (await store.readList())?.registry.remotes[remote]
  if (!entry) return null
  const landers = new Map<string, LanderRow>()
  for (const { build } of [entry.stable, ...(entry.canary ? [entry.canary] : [])]) {
    const routes = (await readBuild(store, remote, build))?.routes ?? {}
    for (const { name, variants } of landersIn(routes)) {
      const known = landers.get(name)?.variants ?? []
      landers.set(name, { name, variants: [...new Set([...known, ...variants])].sort() })
    }
  }
  return [...landers.values()]
}

export const landersJob: Job = {
  name: 'landers',
  everyMs: 15_000,
  run: async ({ db, config }) => {
    const landers = await readLanders(openRegistry(config.registryDir, config.registryBucket ?? null))
    if (landers) await db.tx((tx) => replaceLanders(tx, landers))
  },
}
