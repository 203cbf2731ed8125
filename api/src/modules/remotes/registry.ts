import { lookup } from '@duetto/shared/domain'
import { RegistryError, changeRegistry } from '@duetto/shared/registry'
import type { Registry, RegistryEntry, RegistryStore } from '@duetto/shared/registry'

export const readRegistry = async (store: RegistryStore): Promise<Registry> => {
  const found = await store.readList()
  if (found === null)
    throw new RegistryError(
      `There is no registry in ${store.place}. Set REGISTRY_DIR or REGISTRY_BUCKET_URL.`,
    )
  return found.registry
}

/** Fewer than the default of 200 (10 s), because an operator waits for the result. */
const tries = 3

export const changeEntry = async (
  store: RegistryStore,
  name: string,
  { revision, change }: { revision?: number; change: (entry: RegistryEntry) => RegistryEntry },
): Promise<Registry> => {
  // Throws if the registry does not exist. `changeRegistry` would treat it as empty.
  await readRegistry(store)
  const changed = (registry: Registry): Registry => {
    if (revision !== undefined && registry.revision !== revision)
      throw new RegistryError(
        `The registry is at revision ${registry.revision} by now, not ${revision}. Look again.`,
      )
    const known = lookup<RegistryEntry>(registry.remotes, name)
    if (!known) throw new RegistryError(`The registry has no ${name}.`)
    return { ...registry, remotes: { ...registry.remotes, [name]: change(known) } }
  }
  return changeRegistry(store, changed, { tries })
}
