import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { usedNames } from '../../shared/build/facade'
import { root, servers } from '../common/packages'

const skipped = new Set(['node_modules', 'dist', '.cache', 'README.md'])

export const inputsOf = (name: string): string[] => [
  name,
  'shared/src',
  'shared/bucket',
  'shared/registry',
  'shared/tracing',
  'shared/limits',
  'remotes.json',
  'package-lock.json',
  ...(name === 'demo' ? ['api'] : []),
  ...(servers.includes(name) ? [] : ['shared/build', 'tools/build/main.ts', 'tools/build/bundle.mjs']),
]

export const filesIn = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesIn(join(path, entry.name)))
}

export const hashFiles = (base: string, paths: readonly string[], salt = ''): string => {
  const hash = createHash('sha256').update(salt)
  for (const path of paths)
    for (const file of filesIn(join(base, path)).sort())
      hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** The first 12 digits are the name of the build. */
export const sourceHash = (name: string): string =>
  hashFiles(
    root,
    inputsOf(name),
    // The shell's bundle exports the library names that any package imports, so its hash includes them.
    `${process.env.DUETTO_PSEUDO ?? ''}${name === 'shell' ? JSON.stringify(usedNames()) : ''}`,
  )
