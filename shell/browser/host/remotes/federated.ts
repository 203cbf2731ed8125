import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RemoteName } from '@duetto/shared/domain'
import type { RemoteSource } from '../../../common/BootData'
import { entryGuard } from './entryGuard'
import type { GuardedRemote } from './entryGuard'

export type ModuleName = 'contract' | 'app' | 'slots'

/** The same rule as the webpack factory uses to name a container. */
const containerName = (remote: RemoteName, build: string): string => `${remote}_${build}`.replace(/\W/g, '_')

/** The runtime's name for the latest attempt at each build that this page has opened. */
const registered = new Map<string, string>()

/**
 * For the runtime, each further attempt is a separate remote with a new URL: one that hung or failed cannot
 * block it, and a page that still shows the earlier one is unaffected.
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

/**
 * Chromium serves a preloaded script once, even a failed one; only the second request goes to the network.
 */
const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError'

/**
 * Loads one exposed module of one build of a remote. `attempt` above 0 uses a new URL, because a script that
 * hung stays stuck on the old one.
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
