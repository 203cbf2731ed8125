import { BucketError } from '@duetto/shared/bucket'
import { lookup } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import * as registries from '@duetto/shared/registry'
import type { Registry, RegistryEntry, RegistryStore, Source } from '@duetto/shared/registry'
import * as publishing from '@duetto/shared/registry/importBuild'
import { OpsError } from './Context'

const asOpsError = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof registries.RegistryError || error instanceof BucketError
      ? new OpsError(error.message)
      : error
  }
}

export const readRegistry = async (store: RegistryStore): Promise<Registry> => {
  const found = await asOpsError(store.readList)
  if (found === null)
    throw new OpsError(`There is no registry in ${store.place}. Set REGISTRY_DIR or REGISTRY_BUCKET_URL.`)
  return found.registry
}

/**
 * Maximum attempts to acquire the registry lock; few, so that an operator gets an error instead of a long
 * wait.
 */
const tries = 3

/** Changes one remote's entry. Throws an `OpsError` if `revision` is not the registry's current one. */
export const changeEntry = async (
  store: RegistryStore,
  name: string,
  { revision, change }: { revision?: number; change: (entry: RegistryEntry) => RegistryEntry },
): Promise<Registry> => {
  // Throws if there is no registry; the change itself would treat it as empty.
  await readRegistry(store)
  const changed = (registry: Registry): Registry => {
    if (revision !== undefined && registry.revision !== revision)
      throw new OpsError(
        `The registry is at revision ${registry.revision} by now, not ${revision}. Look again.`,
      )
    const known = lookup<RegistryEntry>(registry.remotes, name)
    if (!known) throw new OpsError(`The registry has no ${name}.`)
    return { ...registry, remotes: { ...registry.remotes, [name]: change(known) } }
  }
  return asOpsError(() => registries.changeRegistry(store, changed, { tries }))
}

/** Copies a build into the registry if it is compatible with the live shell, and returns its source. */
export const importBuild = async (store: RegistryStore, name: string, from: string): Promise<Source> => {
  const shell = await asOpsError(store.readShell)
  if (!shell) throw new OpsError(`${store.place} does not say which shell is live. Start the shell first.`)
  return asOpsError(() => publishing.importBuild({ store, name: name as RemoteName, from, shell }))
}
