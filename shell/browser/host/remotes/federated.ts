import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import type { RemoteSource } from '../../../common/BootData'
import { isLostChunk } from '../errors/reloadOnLostChunk'
import { entryGuard } from './entryGuard'
import type { GuardedRemote } from './entryGuard'

export type ModuleName = 'contract' | 'app' | 'slots'

const registered = new Map<string, string>()

/** Registers each retry under a new name and URL, because a failed or hanging attempt blocks its own. */
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

export const loadModule = async (
  remote: RemoteName,
  module: ModuleName,
  source: RemoteSource,
  attempt = 0,
): Promise<unknown> => {
  const id = `${register(containerName(remote, source.build), source, attempt)}/${module}`
  return loadRemote(id).catch((error: unknown) => {
    if (!isLostChunk(error)) throw error
    // Retry once, because after a failed preload, Chromium fails the first request without sending it.
    return loadRemote(id)
  })
}
