import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Gives, Needs } from '../registry'
import { busRegistry } from '../src/events/registry'
import { platformVersion } from '../src/platform/contract'
import type { RemoteContract } from '../src/platform/contract'
import { usedNames, wholeToo } from './facade'
import { consumed, provided } from './sharing'

const readContract = async (dir: string): Promise<RemoteContract> => {
  const file = pathToFileURL(join(dir, 'src/contract.ts')).href
  return ((await import(file)) as { contract: RemoteContract }).contract
}

const namesOf = (folders?: string[]): Record<string, string[]> =>
  Object.fromEntries(Object.entries(usedNames(folders)).filter(([library]) => !wholeToo.has(library)))

/** Versions of the bus's events in these sources. */
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

/** What the build of the remote in this folder, `name` below the repository, needs of the shell. */
export const needsOf = async (dir: string, name: string): Promise<Needs> => {
  const { contractVersion, platform, hears, tells } = await readContract(dir)
  const shared = Object.entries(consumed).map(([library, { requiredVersion }]) => [library, requiredVersion])
  return {
    platform,
    contractVersion,
    shared: Object.fromEntries(shared) as Record<string, string>,
    names: namesOf(['shared/src', `${name}/src`]),
    consumes: versionsOf(hears),
    produces: versionsOf(tells),
  }
}

/** What the first view of each route asks for, for the page's server. */
export const firstCallsOf = async (dir: string): Promise<RemoteContract['firstCalls']> =>
  (await readContract(dir)).firstCalls ?? {}

/** What the shell gives. */
export const givesOf = (): Gives => {
  const versions = Object.entries(provided({})).map(([library, { version }]) => [library, version])
  return {
    platform: platformVersion,
    shared: Object.fromEntries(versions) as Record<string, string>,
    names: namesOf(),
    events: eventVersions,
  }
}
