import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeRegistry, readShell, removeOldBuilds, takeBuild } from './registryFolder.mjs'

/** Remotes publish side by side: ten seconds for the others. */
const LOCK_TRIES = 200

/**
 * Puts a remote's build into the registry's folder and makes it the stable one; the stable one before is kept
 * as `lastGood`. `from` is the built folder with its build.json. Throws where the build does not fit `shell`, the
 * build.json of the shell that it is for; unless told, that of the live one. A build that is published once more, as by a
 * container that starts again, changes nothing: operators may have rolled it back meanwhile.
 */
export const publish = ({ dir, name, from, shell = readShell(dir), keep = 5 }) => {
  const stable = takeBuild({ dir, name, from, shell })
  const makeStable = (registry) => {
    const before = registry.remotes[name]
    const isAgain = before?.published === stable.build
    if (isAgain) return registry
    const entry = {
      contract: '^1.0.0',
      loadMs: 8000,
      disabled: false,
      ...before,
      stable,
      published: stable.build,
    }
    if (before && before.stable.build !== stable.build) entry.lastGood = before.stable
    return { ...registry, remotes: { ...registry.remotes, [name]: entry } }
  }
  changeRegistry(dir, makeStable, LOCK_TRIES)
  removeOldBuilds({ dir, name, keep })
}

/** Publishes the newest build of each remote from its package's dist. */
export const publishAll = ({ dir, root, remotes }) => {
  mkdirSync(dir, { recursive: true })
  const manifest = join(root, 'shell/dist/web/build.json')
  const shell = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : null
  for (const name of remotes) {
    const dist = join(root, name, 'dist')
    const build =
      existsSync(dist) && readdirSync(dist).find((entry) => existsSync(join(dist, entry, 'build.json')))
    if (build) publish({ dir, name, from: join(dist, build), shell })
  }
}
