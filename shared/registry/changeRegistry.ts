import { setTimeout as pause } from 'node:timers/promises'
import type { RemoteName } from '../src/domain/remotes'
import { liveIssues } from './liveIssues'
import { RegistryError } from './RegistryError'
import type { RegistryStore } from './RegistryStore'
import { emptyRegistry } from './schema'
import type { LiveShell, Registry } from './schema'

const MAX_TRIES = 200
const RETRY_MS = 50

interface ChangeOptions {
  tries?: number
  /**
   * Shell that must be able to run the newly stable or canary builds; by default the live one, if any. Null skips this
   * check, but not the check for route conflicts between remotes.
   */
  shell?: LiveShell | null
}

/**
 * If another process writes first, calls `change` again with the new state. `change` must return the same object if
 * there is nothing to change. Throws if a newly stable or canary build is missing, does not fit the shell or has a
 * conflicting route, or if all tries fail.
 */
export const changeRegistry = async (
  store: RegistryStore,
  change: (registry: Registry) => Registry,
  { tries = MAX_TRIES, shell }: ChangeOptions = {},
): Promise<Registry> => {
  for (let count = 0; count < tries; count += 1) {
    const found = await store.readList()
    const registry = found?.registry ?? emptyRegistry
    const changed = change(registry)
    if (changed === registry) return registry
    const issues = await liveIssues(store, registry, changed, shell)
    if (issues.length > 0) throw new RegistryError(issues.join(' '))
    const next = { ...changed, revision: registry.revision + 1 }
    if (await store.writeList(next, found?.version ?? null)) return next
    await pause(RETRY_MS)
  }
  throw new RegistryError('Somebody else changes the registry now. Try again.')
}

/**
 * Removes unreferenced builds except the newest `buildsToKeep`. Open pages may still load chunks of recent builds, and
 * operators may return to a recent build that was rolled back.
 */
export const removeOldBuilds = async (
  store: RegistryStore,
  name: RemoteName,
  buildsToKeep: number,
): Promise<void> => {
  const { stable, lastGood, canary, published } = (await store.readList())?.registry.remotes[name] ?? {}
  const used = new Set([stable?.build, lastGood?.build, canary?.build, published])
  const unused = (await store.buildsOf(name))
    .filter(({ build }) => !used.has(build))
    .sort((one, other) => other.at - one.at)
  for (const { build } of unused.slice(buildsToKeep)) await store.removeBuild(name, build)
}
