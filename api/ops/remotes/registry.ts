import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteName } from '@duetto/shared/domain'
import * as folder from '@duetto/shared/registry'
import type { Registry, RegistryEntry, Source } from '@duetto/shared/registry'
import * as publishing from '@duetto/shared/registry/takeBuild'
import { OpsFault } from '../Context'

/** Problems with the folder are reported to the operator as they are. */
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

/** Changes one remote's entry, unless the registry has changed since `revision` was read. */
export const changeEntry = (
  dir: string,
  name: string,
  { revision, change }: { revision?: number; change: (entry: RegistryEntry) => RegistryEntry },
): Registry => {
  // Throws if there is no registry; the change itself would treat it as empty.
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

/** A halted canary may be released again. */
export const unstop = (dir: string, name: string, build: string): void =>
  rmSync(stoppedFile(dir, name, build), { force: true })

export const isStopped = (dir: string, name: string, build: string): boolean =>
  existsSync(stoppedFile(dir, name, build))

/** Imports a compatible build into the registry's folder; returns its registry entry. */
export const takeBuild = (dir: string, name: string, from: string): Source => {
  const shell = folder.readShell(dir)
  if (!shell) throw new OpsFault(`${dir} does not say which shell is live. Start the shell first.`)
  return told(() => publishing.takeBuild({ dir, name, from, shell }))
}
