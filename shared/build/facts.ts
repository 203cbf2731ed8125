import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Gives, Needs, PublishedRoute } from '../registry'
import { routesSchema } from '../registry/routeSchema'
import { busRegistry } from '../src/events/registry'
import { platformVersion } from '../src/platform/contract'
import type { RemoteContract } from '../src/platform/contract'
import type { Route } from '../src/platform/routes'
import { usedNames, wholeToo } from './facade'
import { root } from './remotes'
import { consumed, provided } from './sharing'
import { textsOf } from './texts'

const readContract = async (dir: string): Promise<RemoteContract> => {
  const file = join(dir, 'src/contract.ts')
  // A developer's contract changes while this process goes on.
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
  return ((await import(address)) as { contract: RemoteContract }).contract
}

const namesOf = (folders?: string[]): Record<string, string[]> =>
  Object.fromEntries(Object.entries(usedNames(folders)).filter(([library]) => !wholeToo.has(library)))

/** Versions of the bus events in these sources. */
const eventVersions: Record<string, number> = Object.fromEntries(
  Object.entries(busRegistry).map(([type, { v }]) => [type, v]),
)
const versionsOf = (types: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    types.map((type) => {
      const version = eventVersions[type]
      if (version === undefined) throw new Error(`the bus knows no event ${type}.`)
      return [type, version]
    }),
  )

/** What the build of the remote in this folder (`name`, below the repository) requires from the shell. */
export const needsOf = async (dir: string, name: string): Promise<Needs> => {
  const { platform, hears, tells } = await readContract(dir)
  const shared = Object.entries(consumed).map(([library, { requiredVersion }]) => [library, requiredVersion])
  return {
    platform,
    shared: Object.fromEntries(shared) as Record<string, string>,
    names: namesOf(['shared/src', `${name}/src`]),
    consumes: versionsOf(hears),
    produces: versionsOf(tells),
  }
}

/** The pages of the remote in this folder, as they are published: their titles in every language. */
export const routesOf = async (dir: string): Promise<Record<string, PublishedRoute>> => {
  const { routes } = await readContract(dir)
  const texts = textsOf(dir)
  const published = Object.fromEntries(
    Object.entries(routes).map(([id, { title, ...route }]) => [
      id,
      title === undefined ? route : { ...route, titles: texts(title) },
    ]),
  )
  return routesSchema.parse(published)
}

/** What the shell gives. */
export const givesOf = async (): Promise<Gives> => {
  const file = pathToFileURL(join(root, 'shell/common/ownRoutes.ts')).href
  const { ownRoutes } = (await import(file)) as { ownRoutes: readonly Route[] }
  const versions = Object.entries(provided({})).map(([library, { version }]) => [library, version])
  return {
    platform: platformVersion,
    shared: Object.fromEntries(versions) as Record<string, string>,
    names: namesOf(),
    events: eventVersions,
    routes: Object.fromEntries(ownRoutes.map(({ id, path }) => [id, { path }])),
  }
}
