import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const emptyRegistry = { schema: 1, revision: 0, remotes: {} }

export const readRegistry = (dir) => {
  const file = join(dir, 'remotes.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyRegistry
}

/** Readers see the old registry or the new one, never half of one. */
const writeRegistry = (dir, registry) => {
  const file = join(dir, 'remotes.json')
  writeFileSync(`${file}.new`, JSON.stringify(registry, null, 1))
  renameSync(`${file}.new`, file)
}

/**
 * Puts a remote's build into the registry's folder and makes it the stable one; the stable one before is kept
 * as `lastGood`. `from` is the built folder with its build.json.
 */
export const publish = ({ dir, name, from }) => {
  const manifest = JSON.parse(readFileSync(join(from, 'build.json'), 'utf8'))
  const { build } = manifest
  const target = join(dir, 'r', name, build)
  if (!existsSync(join(target, 'build.json'))) {
    mkdirSync(join(dir, 'r', name), { recursive: true })
    cpSync(from, target, { recursive: true })
  }
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
