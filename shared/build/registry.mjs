import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { misfits } from './fit.mjs'

const LOCK_WAIT_MS = 50
const LOCK_TRIES = 200
const emptyRegistry = { schema: 1, revision: 0, remotes: {} }

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

export const readRegistry = (dir) => readJson(join(dir, 'remotes.json')) ?? emptyRegistry

/** Readers see the old registry or the new one, never half of one. */
const writeRegistry = (dir, registry) => {
  const file = join(dir, 'remotes.json')
  writeFileSync(`${file}.new`, JSON.stringify(registry, null, 1))
  renameSync(`${file}.new`, file)
}

/** Remotes publish side by side: one after the other reads and writes the registry. */
const withLock = (dir, work) => {
  const lock = join(dir, '.lock')
  for (let tries = 0; ; tries += 1) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST' || tries > LOCK_TRIES) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_WAIT_MS)
    }
  }
  try {
    return work()
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/**
 * Puts a remote's build into the registry's folder and makes it the stable one; the stable one before is kept
 * as `lastGood`. `from` is the built folder with its build.json. Throws where the build does not fit `shell`, the
 * build.json of the shell that it is for; unless told, that of the live one.
 */
export const publish = ({ dir, name, from, shell = readJson(join(dir, 'shell.json')) }) => {
  const manifest = readJson(join(from, 'build.json'))
  const { build, needs } = manifest
  const faults = shell ? misfits(needs, shell.gives) : []
  if (faults.length > 0)
    throw new Error(`${name} ${build} does not fit the shell ${shell.build}: ${faults.join('; ')}.`)
  const target = join(dir, 'r', name, build)
  if (!existsSync(join(target, 'build.json'))) {
    mkdirSync(join(dir, 'r', name), { recursive: true })
    cpSync(from, target, { recursive: true })
  }
  withLock(dir, () => makeStable({ dir, name, manifest }))
}

const makeStable = ({ dir, name, manifest }) => {
  const { build } = manifest
  const registry = readRegistry(dir)
  const before = registry.remotes[name]
  if (before?.stable.build === build) return
  const entryFile = Object.keys(manifest.files).find((file) => /^entry\.\w+\.js$/.test(file))
  const stable = {
    build,
    entry: `/r/${name}/${build}/${entryFile}`,
    integrity: manifest.files[entryFile].integrity,
  }
  const entry = { contract: '^1.0.0', loadMs: 8000, disabled: false, ...before, stable }
  if (before) entry.lastGood = before.stable
  writeRegistry(dir, {
    ...registry,
    revision: registry.revision + 1,
    remotes: { ...registry.remotes, [name]: entry },
  })
}

/** Publishes the newest build of each remote from its package's dist. */
export const publishAll = ({ dir, root, remotes }) => {
  mkdirSync(dir, { recursive: true })
  rmSync(join(dir, '.lock'), { recursive: true, force: true })
  const shell = readJson(join(root, 'shell/dist/web/build.json'))
  for (const name of remotes) {
    const dist = join(root, name, 'dist')
    const build =
      existsSync(dist) && readdirSync(dist).find((entry) => existsSync(join(dist, entry, 'build.json')))
    if (build) publish({ dir, name, from: join(dist, build), shell })
  }
}
