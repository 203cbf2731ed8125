import type { RemoteName } from '../src/domain/remotes'
import { unfitReason } from './compatibility'
import { readBuild } from './readBuild'
import { claimsOf, routeConflicts } from './routeConflicts'
import type { Claim } from './routeConflicts'
import type { RegistryStore } from './RegistryStore'
import type { LiveShell, Registry } from './schema'

interface Served {
  role: 'stable' | 'canary'
  build: string
}
const servedOf = (registry: Registry, name: string): Served[] => {
  const { stable, canary } = registry.remotes[name as RemoteName] ?? {}
  return [
    ...(stable ? [{ role: 'stable', build: stable.build } as const] : []),
    ...(canary ? [{ role: 'canary', build: canary.build } as const] : []),
  ]
}

/** Includes a promoted canary, because the shell may have changed since the build became the canary. */
const addedOf = (before: Registry, after: Registry, name: string): Served[] => {
  const known = servedOf(before, name)
  return servedOf(after, name).filter(
    ({ role, build }) => !known.some((other) => other.role === role && other.build === build),
  )
}

const claimsOfRemote = async (store: RegistryStore, registry: Registry, name: string): Promise<Claim[]> => {
  const claims = servedOf(registry, name).map(async ({ build }) =>
    claimsOf(`${name} ${build}`, (await readBuild(store, name, build))?.routes ?? {}),
  )
  return (await Promise.all(claims)).flat()
}

const fitIssue = async (
  store: RegistryStore,
  name: string,
  build: string,
  shell: LiveShell | null,
): Promise<string[]> => {
  const manifest = await readBuild(store, name, build)
  if (!manifest) return [`The registry no longer has ${name} ${build}. Publish it from its folder.`]
  const { requires } = manifest
  const unfit = shell && requires ? unfitReason({ ...manifest, requires }, shell) : null
  return unfit ? [unfit] : []
}

export const liveIssues = async (
  store: RegistryStore,
  before: Registry,
  after: Registry,
  given: LiveShell | null | undefined,
): Promise<string[]> => {
  const names = Object.keys(after.remotes)
  const changed = names.filter((name) => addedOf(before, after, name).length > 0)
  if (changed.length === 0) return []
  const shell = given === undefined ? await store.readShell() : given
  const added = changed.flatMap((name) =>
    addedOf(before, after, name).map(({ build }) => fitIssue(store, name, build, shell)),
  )
  const unfit = (await Promise.all(added)).flat()
  if (unfit.length > 0) return unfit
  const ofShell = shell ? claimsOf(`the shell ${shell.build}`, shell.provides.routes) : []
  const claims = await Promise.all(names.map((name) => claimsOfRemote(store, after, name)))
  return changed.flatMap((name) => {
    const own = names.indexOf(name)
    const others = claims.filter((_, other) => other !== own).flat()
    return routeConflicts(claims[own] ?? [], [...ofShell, ...others])
  })
}
