import { lookup } from '../src/domain/lookup'
import type { RemoteName } from '../src/domain/remotes'
import type { RegistryStore } from './RegistryStore'
import type { RegistryEntry } from './schema'

export const haltedStable = async (store: RegistryStore, name: string): Promise<string | null> => {
  const { registry } = (await store.readList()) ?? {}
  const build = registry && lookup<RegistryEntry>(registry.remotes, name)?.stable.build
  return build && (await store.isHalted(name as RemoteName, build)) ? build : null
}
