import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { remotes, root } from './packages.mjs'

/** The shell's facade re-exports what the remotes import, so their sources count for it. */
const inputs = {
  shell: [
    'shell',
    'shared/src',
    'shared/build',
    'scripts/build.mjs',
    ...remotes.map((name) => `${name}/src`),
  ],
  api: ['api', 'shared/src'],
}
const inputsOf = (name) => inputs[name] ?? [name, 'shared/src', 'shared/build', 'scripts/build.mjs']
const skipped = new Set(['node_modules', 'dist', '.cache', 'README.md'])

const filesIn = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesIn(join(path, entry.name)))
}

/** Hash of all that a package is built from; the same sources are the same build. */
export const sourceHash = (name) => {
  const hash = createHash('sha256')
  for (const input of [...inputsOf(name), 'package-lock.json']) {
    for (const file of filesIn(join(root, input)).sort()) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}
