import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteName } from '../src/domain/remotes'
import { timings } from '../src/domain/timings'
import { changeRegistry, removeOldBuilds } from './changeRegistry'
import { replaceStable } from './entryChanges'
import { readManifest } from './folder'
import { createFolderStore } from './folderStore'
import type { RegistryStore } from './RegistryStore'
import type { LiveShell, Registry, RegistryEntry } from './schema'
import { importBuild } from './importBuild'
import { haltedStable } from './haltedStable'
import { requireNotRolledBack } from './rolledBack'

const KEPT_BUILDS = 5
const LOAD_MS = timings.remoteLoadMs

interface Publication {
  store: RegistryStore
  name: RemoteName
  from: string
  shell?: LiveShell | null
  keep?: number
}

/**
 * Imports a build, makes it stable and removes old ones. Leaves remotes.json unchanged if this build was the last one
 * published, for example when its container restarts. Throws if the build is invalid, does not fit the shell, has
 * conflicting routes or is marked as rolled back.
 */
export const publish = async ({
  store,
  name,
  from,
  shell: given,
  keep = KEPT_BUILDS,
}: Publication): Promise<void> => {
  const shell = given === undefined ? await store.readShell() : given
  const stable = await importBuild({ store, name, from, shell })
  const halted = await haltedStable(store, name)
  const makeStable = (registry: Registry): Registry => {
    const before = registry.remotes[name]
    const isAgain = before?.published === stable.build
    if (isAgain) return registry
    requireNotRolledBack(name, before, stable.build)
    const entry: RegistryEntry = {
      ...(before && before.stable.build !== stable.build
        ? replaceStable(before, stable, halted)
        : { loadMs: LOAD_MS, disabled: false, ...before, stable }),
      published: stable.build,
    }
    return { ...registry, remotes: { ...registry.remotes, [name]: entry } }
  }
  await changeRegistry(store, makeStable, { shell })
  await removeOldBuilds(store, name, keep)
}

const builtShell = (root: string): LiveShell | null => {
  const manifest = readManifest(join(root, 'shell/dist/web'))
  return manifest?.provides ? { build: manifest.build, provides: manifest.provides } : null
}

interface Packages {
  dir: string
  root: string
  remotes: readonly RemoteName[]
}

export const publishAll = async ({ dir, root, remotes }: Packages): Promise<void> => {
  mkdirSync(dir, { recursive: true })
  const store = createFolderStore(dir)
  const shell = builtShell(root)
  for (const name of remotes) {
    const dist = join(root, name, 'dist')
    const build =
      existsSync(dist) && readdirSync(dist).find((entry) => existsSync(join(dist, entry, 'build.json')))
    if (build) await publish({ store, name, from: join(dist, build), shell })
  }
}
