/**
 * The registry's folder: `remotes.json` says which build of each remote is live, `r/<remote>/<build>` holds the builds and
 * `shell.json` says which shell is live. Without packages: a remote's container has none.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
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
import { misfits } from './fit.mjs'

const TRY_AGAIN_MS = 50
/** A change takes milliseconds: who holds the lock for longer is gone. */
const LOCK_STALE_MS = 30_000
const emptyRegistry = { schema: 1, revision: 0, remotes: {} }

/** Why the folder was left as it is, as a sentence for an operator. */
export class RegistryFault extends Error {}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

export const readRegistry = (dir) => readJson(join(dir, 'remotes.json'))
export const readShell = (dir) => readJson(join(dir, 'shell.json'))

const ageOf = (path) => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())

const takeLock = (lock, tries) => {
  for (let count = 0; ; count += 1) {
    try {
      mkdirSync(lock)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (ageOf(lock) > LOCK_STALE_MS) rmSync(lock, { recursive: true, force: true })
      else if (count >= tries) throw new RegistryFault('Somebody else changes the registry now. Try again.')
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_MS)
    }
  }
}

/**
 * Changes the registry: one after the other reads and writes it, and readers see the old one or the new one, never half
 * of one. `change` gives the same object where nothing is to change. Waits `tries` times for others, holding up this thread.
 */
export const changeRegistry = (dir, change, tries = 0) => {
  const lock = join(dir, '.lock')
  takeLock(lock, tries)
  try {
    const registry = readRegistry(dir) ?? emptyRegistry
    const changed = change(registry)
    if (changed === registry) return registry
    const next = { ...changed, revision: registry.revision + 1 }
    const file = join(dir, 'remotes.json')
    writeFileSync(`${file}.new`, JSON.stringify(next, null, 1))
    renameSync(`${file}.new`, file)
    return next
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

const hasHash = (file, integrity) =>
  existsSync(file) &&
  integrity === `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

const readManifest = (from) => {
  const manifest = readJson(join(from, 'build.json'))
  if (!manifest) throw new RegistryFault(`${from} holds no build.json.`)
  const { build, files, needs } = manifest
  if (!/^[\w.-]{1,64}$/.test(build ?? '') || !files || !needs)
    throw new RegistryFault(`The build.json of ${from} is none of a remote.`)
  for (const [file, { integrity }] of Object.entries(files))
    if (!hasHash(join(from, file), integrity))
      throw new RegistryFault(`${file} is missing or not what build.json says.`)
  return manifest
}

/**
 * Checks a built folder file by file, and against what `shell` gives (null: not at all), and copies it to its place, where
 * it stays as it is; gives what the registry says of it.
 */
export const takeBuild = ({ dir, name, from, shell }) => {
  const { build, files, needs } = readManifest(from)
  const faults = shell ? misfits(needs, shell.gives) : []
  if (faults.length > 0)
    throw new RegistryFault(
      `${name} ${build} does not fit the live shell ${shell.build}: ${faults.join('; ')}.`,
    )
  const entryFile = Object.keys(files).find((file) => /^entry\.\w+\.js$/.test(file))
  if (!entryFile) throw new RegistryFault('build.json names no entry.')
  const target = join(dir, 'r', name, build)
  const isThere = () => existsSync(join(target, 'build.json'))
  if (!isThere()) {
    // A copy that was cut off is not taken for the build.
    const copy = `${target}.${process.pid}.new`
    mkdirSync(join(dir, 'r', name), { recursive: true })
    rmSync(copy, { recursive: true, force: true })
    cpSync(from, copy, { recursive: true })
    if (isThere()) rmSync(copy, { recursive: true })
    else {
      rmSync(target, { recursive: true, force: true })
      renameSync(copy, target)
    }
  }
  return { build, entry: `/r/${name}/${build}/${entryFile}`, integrity: files[entryFile].integrity }
}

/**
 * Removes the builds of a remote that nothing names, but for the newest `keep`, to which an operator may go back and of which
 * open pages may still ask a part.
 */
export const removeOldBuilds = ({ dir, name, keep }) => {
  const { stable, lastGood, canary, published } = readRegistry(dir)?.remotes[name] ?? {}
  const used = new Set([stable?.build, lastGood?.build, canary?.build, published])
  const folder = join(dir, 'r', name)
  const takenAt = (build) =>
    statSync(join(folder, build, 'build.json'), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  const unused = readdirSync(folder)
    .filter((build) => !build.endsWith('.new') && !used.has(build))
    .map((build) => ({ build, at: takenAt(build) }))
    .sort((one, other) => other.at - one.at)
  for (const { build } of unused.slice(keep)) rmSync(join(folder, build), { recursive: true, force: true })
}
