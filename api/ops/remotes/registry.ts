import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteName } from '@duetto/shared/domain'
import * as folder from '@duetto/shared/registry'
import type { Registry, RegistryEntry, Source } from '@duetto/shared/registry'
import { OpsFault } from '../Context'

/** What is at fault with the folder is said to the operator as it is. */
const told = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    throw error instanceof folder.RegistryFault ? new OpsFault(error.message) : error
  }
}

export const readRegistry = (dir: string): Registry => {
  const registry = folder.readRegistry(dir)
  if (registry === null) throw new OpsFault(`There is no registry in ${dir}. Set REGISTRY_DIR.`)
  return registry
}

/** Changes one remote's entry, if nobody changed the registry since `revision` was read. */
export const changeEntry = (
  dir: string,
  name: string,
  { revision, change }: { revision?: number; change: (entry: RegistryEntry) => RegistryEntry },
): Registry => {
  // Says so where there is none: to the change it is an empty one.
  readRegistry(dir)
  return told(() =>
    folder.changeRegistry(dir, (registry) => {
      if (revision !== undefined && registry.revision !== revision)
        throw new OpsFault(
          `The registry is at revision ${registry.revision} by now, not ${revision}. Look again.`,
        )
      const known = registry.remotes[name as RemoteName]
      if (!known) throw new OpsFault(`The registry has no ${name}.`)
      return { ...registry, remotes: { ...registry.remotes, [name]: change(known) } }
    }),
  )
}

const stoppedFile = (dir: string, name: string, build: string): string =>
  join(folder.stoppedFolder(dir), folder.stoppedName(name, build))

/** A canary that was stopped for its failures may be given again. */
export const unstop = (dir: string, name: string, build: string): void =>
  rmSync(stoppedFile(dir, name, build), { force: true })

export const isStopped = (dir: string, name: string, build: string): boolean =>
  existsSync(stoppedFile(dir, name, build))

/** Takes a built folder that fits the live shell into the registry's folder; gives what the registry says of it. */
export const takeBuild = (dir: string, name: string, from: string): Source => {
  const shell = folder.readShell(dir)
  if (!shell) throw new OpsFault(`${dir} does not say which shell is live. Start the shell first.`)
  return told(() => folder.takeBuild({ dir, name, from, shell }))
}
