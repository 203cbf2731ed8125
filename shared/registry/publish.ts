import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteName } from '../src/domain/remotes'
import { timings } from '../src/domain/timings'
import { changeRegistry, readManifest, readShell, removeOldBuilds } from './folder'
import type { LiveShell, Registry, RegistryEntry } from './schema'
import { takeBuild } from './takeBuild'

/** Remotes publish in parallel: wait up to ten seconds for the others. */
const LOCK_TRIES = 200
const KEPT_BUILDS = 5
const LOAD_MS = timings.remoteLoadMs

interface Publication {
  /** The registry's folder. */
  dir: string
  name: RemoteName
  /** The built folder with its build.json. */
  from: string
  /** The shell it is for; by default, the live one. */
  shell?: LiveShell | null
  /** How many unreferenced builds to keep. */
  keep?: number
}

/**
 * Puts a remote's build into the registry's folder and makes it the stable one; the stable one before is kept as
 * `lastGood`. Throws where the build does not fit the shell, or draws a page of somebody else. A build that is published once more, as by a container that
 * starts again, changes nothing: operators may have rolled it back meanwhile.
 */
export const publish = ({
  dir,
  name,
  from,
  shell = readShell(dir),
  keep = KEPT_BUILDS,
}: Publication): void => {
  const stable = takeBuild({ dir, name, from, shell })
  const makeStable = (registry: Registry): Registry => {
    const before = registry.remotes[name]
    const isAgain = before?.published === stable.build
    if (isAgain) return registry
    const entry: RegistryEntry = {
      loadMs: LOAD_MS,
      disabled: false,
      ...before,
      stable,
      published: stable.build,
    }
    if (before && before.stable.build !== stable.build) entry.lastGood = before.stable
    return { ...registry, remotes: { ...registry.remotes, [name]: entry } }
  }
  changeRegistry(dir, makeStable, { tries: LOCK_TRIES, shell })
  removeOldBuilds(dir, name, keep)
}

/** What the shell built alongside provides; null if it is not built. */
const builtShell = (root: string): LiveShell | null => {
  const manifest = readManifest(join(root, 'shell/dist/web'))
  return manifest?.provides ? { build: manifest.build, provides: manifest.provides } : null
}

interface Packages {
  dir: string
  /** Root of the repository. */
  root: string
  remotes: readonly RemoteName[]
}

/** Publishes the newest build of each remote from its package's dist. */
export const publishAll = ({ dir, root, remotes }: Packages): void => {
  mkdirSync(dir, { recursive: true })
  const shell = builtShell(root)
  for (const name of remotes) {
    const dist = join(root, name, 'dist')
    const build =
      existsSync(dist) && readdirSync(dist).find((entry) => existsSync(join(dist, entry, 'build.json')))
    if (build) publish({ dir, name, from: join(dist, build), shell })
  }
}
