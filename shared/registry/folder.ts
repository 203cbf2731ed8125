/**
 * The registry's folder: `remotes.json` says which build of each remote is live, `r/<remote>/<build>` holds
 * the builds, `shell.json` says which shell is live, and an empty file in `stopped` marks each halted canary.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { RemoteName } from '../src/domain/remotes'
import { claimsOf, routeConflicts } from './routeConflicts'
import type { Claim } from './routeConflicts'
import { emptyRegistry, liveShellSchema, manifestSchema, registrySchema } from './schema'
import type { LiveShell, BuildManifest, Registry } from './schema'

const TRY_AGAIN_MS = 50
/** A change takes milliseconds: an older lock belongs to a dead process. */
const LOCK_STALE_MS = 30_000

/** Why the folder was not changed, as a sentence for an operator. */
export class RegistryFault extends Error {}

export const registryFile = (dir: string): string => join(dir, 'remotes.json')
const shellFile = (dir: string): string => join(dir, 'shell.json')
export const remoteFolder = (dir: string, name: string): string => join(dir, 'r', name)
/** Path of a remote's build. */
export const buildFolder = (dir: string, name: string, build: string): string =>
  join(remoteFolder(dir, name), build)

/** Contains one empty file per halted canary, named after it. */
export const stoppedFolder = (dir: string): string => join(dir, 'stopped')
export const stoppedName = (name: string, build: string): string => `${name}@${build}`

/** Null if the file does not exist; throws a `RegistryFault` if it does not match `schema`. */
const readFile = <Type>(file: string, schema: z.ZodType<Type>): Type | null => {
  if (!existsSync(file)) return null
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new RegistryFault(`${file} is not right: ${reason}`)
  }
}

/** Atomic: readers see the old file or the new one, never half of one. */
const replaceJson = (file: string, value: unknown): void => {
  const next = `${file}.${process.pid}.new`
  writeFileSync(next, JSON.stringify(value, null, 1))
  renameSync(next, file)
}

export const readRegistry = (dir: string): Registry | null => readFile(registryFile(dir), registrySchema)
export const readShell = (dir: string): LiveShell | null => readFile(shellFile(dir), liveShellSchema)
export const writeShell = (dir: string, shell: LiveShell): void => replaceJson(shellFile(dir), shell)

/** The build.json in a built folder. */
export const readManifest = (folder: string): BuildManifest | null =>
  readFile(join(folder, 'build.json'), manifestSchema)

const ageOf = (path: string): number =>
  Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())

const takeLock = (lock: string, tries: number): void => {
  for (let count = 0; ; count += 1) {
    try {
      mkdirSync(lock)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (ageOf(lock) > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true })
      else if (count >= tries) throw new RegistryFault('Somebody else changes the registry now. Try again.')
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_MS)
    }
  }
}

const buildsOf = (registry: Registry, name: string): string[] => {
  const { stable, canary } = registry.remotes[name as RemoteName] ?? {}
  return [stable, canary].flatMap((source) => (source ? [source.build] : []))
}
const claimsOfRemote = (dir: string, registry: Registry, name: string): Claim[] =>
  buildsOf(registry, name).flatMap((build) =>
    claimsOf(`${name} ${build}`, readManifest(buildFolder(dir, name, build))?.routes ?? {}),
  )

/** What somebody else draws already, of the pages of the remotes whose builds change. */
const pageFaults = (
  dir: string,
  before: Registry,
  after: Registry,
  shell: () => LiveShell | null,
): string[] => {
  const names = Object.keys(after.remotes)
  const changed = names.filter((name) =>
    buildsOf(after, name).some((build) => !buildsOf(before, name).includes(build)),
  )
  if (changed.length === 0) return []
  const live = shell()
  const ofShell = live ? claimsOf(`the shell ${live.build}`, live.provides.routes) : []
  return changed.flatMap((name) =>
    routeConflicts(claimsOfRemote(dir, after, name), [
      ...ofShell,
      ...names.filter((other) => other !== name).flatMap((other) => claimsOfRemote(dir, after, other)),
    ]),
  )
}

interface ChangeOptions {
  /** How often to wait for others, holding up this thread. */
  tries?: number
  /** The shell whose pages nobody else may draw; unless told, the live one. */
  shell?: LiveShell | null
}

/**
 * Changes the registry, one process after the other. `change` gives the same object where nothing is to change. Throws a
 * `RegistryFault` where two would draw one page.
 */
export const changeRegistry = (
  dir: string,
  change: (registry: Registry) => Registry,
  { tries = 0, shell }: ChangeOptions = {},
): Registry => {
  const lock = join(dir, '.lock')
  takeLock(lock, tries)
  try {
    const registry = readRegistry(dir) ?? emptyRegistry
    const changed = change(registry)
    if (changed === registry) return registry
    const faults = pageFaults(dir, registry, changed, () => (shell === undefined ? readShell(dir) : shell))
    if (faults.length > 0) throw new RegistryFault(faults.join(' '))
    const next = { ...changed, revision: registry.revision + 1 }
    replaceJson(registryFile(dir), next)
    return next
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * Removes a remote's unreferenced builds except the newest `keep`, which an operator may roll back to and
 * whose chunks open pages may still load.
 */
export const removeOldBuilds = (dir: string, name: RemoteName, keep: number): void => {
  const { stable, lastGood, canary, published } = readRegistry(dir)?.remotes[name] ?? {}
  const used = new Set([stable?.build, lastGood?.build, canary?.build, published])
  const takenAt = (build: string): number =>
    statSync(join(buildFolder(dir, name, build), 'build.json'), { throwIfNoEntry: false })?.mtimeMs ??
    Date.now()
  const unused = readdirSync(remoteFolder(dir, name))
    .filter((build) => !build.endsWith('.new') && !used.has(build))
    .map((build) => ({ build, at: takenAt(build) }))
    .sort((one, other) => other.at - one.at)
  for (const { build } of unused.slice(keep))
    rmSync(buildFolder(dir, name, build), { recursive: true, force: true })
}
