import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { root } from './remotes.mjs'
import { usedNames, wholeToo } from './facade.mjs'
import { consumed, provided } from './sharing.mjs'

/** Runs a source file of ours that needs no browser, and gives what it exports. */
const evaluate = async (file) => {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    write: false,
    external: ['*.json'],
    logLevel: 'silent',
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

const namesOf = (folders) =>
  Object.fromEntries(Object.entries(usedNames(folders)).filter(([library]) => !wholeToo.has(library)))

/** Versions of the bus's events in these sources. */
const eventVersions = async () => {
  const { busRegistry } = await evaluate(join(root, 'shared/src/events/registry.ts'))
  return Object.fromEntries(Object.entries(busRegistry).map(([type, { v }]) => [type, v]))
}

/** What a remote's build needs of the shell; see fit.d.mts. */
export const needsOf = async (dir, name) => {
  const { contract } = await evaluate(join(dir, 'src/contract.ts'))
  const { contractVersion, platform, hears, tells } = contract
  const versions = await eventVersions()
  const versionsOf = (types) => Object.fromEntries(types.map((type) => [type, versions[type]]))
  const shared = Object.fromEntries(
    Object.entries(consumed).map(([library, { requiredVersion }]) => [library, requiredVersion]),
  )
  return {
    platform,
    contractVersion,
    shared,
    names: namesOf(['shared/src', `${name}/src`]),
    consumes: versionsOf(hears),
    produces: versionsOf(tells),
  }
}

/** What the first view of each route asks for, for the page's server; see shared/src/platform/firstCalls.ts. */
export const firstCallsOf = async (dir) =>
  (await evaluate(join(dir, 'src/contract.ts'))).contract.firstCalls ?? {}

/** What the shell gives; see fit.d.mts. */
export const givesOf = async () => {
  const { platformVersion } = await evaluate(join(root, 'shared/src/platform/contract.ts'))
  const versions = Object.entries(provided({})).map(([library, { version }]) => [library, version])
  return {
    platform: platformVersion,
    shared: Object.fromEntries(versions),
    names: namesOf(),
    events: await eventVersions(),
  }
}
