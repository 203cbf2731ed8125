import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import 'tsx'
import { root } from '../common/packages.mjs'

const { usedNames } = await import('../../shared/build/facade.ts')

const servers = ['api', 'demo']

/** Servers are bundled without the webpack factory. */
const inputsOf = (name) => [
  name,
  'shared/src',
  'shared/bucket',
  'shared/registry',
  'shared/tracing',
  'shared/limits',
  'remotes.json',
  ...(name === 'demo' ? ['api'] : []),
  ...(servers.includes(name) ? [] : ['shared/build', 'tools/build/main.mjs']),
]
const skipped = new Set(['node_modules', 'dist', '.cache', 'README.md'])

const filesIn = (path) => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesIn(join(path, entry.name)))
}

/** Hash of all inputs of a package; the same sources are the same build. */
export const sourceHash = (name) => {
  const hash = createHash('sha256').update(process.env.DUETTO_PSEUDO ?? '')
  for (const input of [...inputsOf(name), 'package-lock.json']) {
    for (const file of filesIn(join(root, input)).sort()) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  // The shell provides the library names that any package imports; nothing else of the remotes is in it.
  if (name === 'shell') hash.update(JSON.stringify(usedNames()))
  return hash.digest('hex')
}
