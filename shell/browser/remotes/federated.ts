import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteName } from '@duetto/shared/domain'
import type { RemoteSource } from '../../common/BootData'
import { entryGuard } from './entryGuard'
import type { GuardedRemote } from './entryGuard'

export type ModuleName = 'contract' | 'app' | 'slots'

/** The same rule by which the webpack factory names a container. */
const containerName = (remote: RemoteName, build: string): string => `${remote}_${build}`.replace(/\W/g, '_')

/** The name under which the runtime knows the latest try of each build that this page has opened. */
const registered = new Map<string, string>()

/**
 * Each further try is a remote of its own to the runtime, with a new address: one that hung or failed keeps nothing of it
 * from coming up, and a page that still shows the earlier one is left alone.
 */
const register = (container: string, { entry, integrity }: RemoteSource, attempt: number): string => {
  const known = registered.get(container)
  if (known && attempt === 0) return known
  if (registered.size === 0) registerPlugins([entryGuard()])
  const name = attempt > 0 ? `${container}~${attempt}` : container
  const address = attempt > 0 ? `${entry}?attempt=${attempt}` : entry
  const remote: GuardedRemote = {
    name,
    entry: address,
    type: 'global',
    entryGlobalName: container,
    integrity,
  }
  registerRemotes([remote])
  registered.set(container, name)
  return name
}

/** Chromium answers a script once from its preload, even where that failed: the second time it is asked for. */
const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/**
 * Loads one exposed module of one build of a remote. `attempt` above 0 asks with a new address: a script that hung
 * stays stuck on the old one.
 */
export const loadModule = async (
  remote: RemoteName,
  module: ModuleName,
  source: RemoteSource,
  attempt = 0,
): Promise<unknown> => {
  const id = `${register(containerName(remote, source.build), source, attempt)}/${module}`
  return loadRemote(id).catch((error: unknown) => {
    if (!isLostChunk(error)) throw error
    return loadRemote(id)
  })
}
