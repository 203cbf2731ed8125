import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes, root } from './remotes.mjs'
import { facades } from './sharing.mjs'

const sources = ['shared/src', 'shell/browser', ...remotes.map((name) => `${name}/src`)]

const sourceFiles = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const importPattern = /(?:import|export)\s+(type\s+)?([^'"]*?)\s+from\s+['"]([^'"]+)['"]/g

/** Names imported from a library in one file; type-only ones are gone after compiling. */
const namesIn = (text, into) => {
  for (const [, isType, clause, library] of text.matchAll(importPattern)) {
    const names = into[library]
    if (!names || isType) continue
    const braces = /\{([^}]*)\}/.exec(clause)?.[1]
    if (/^\s*\w+/.test(clause)) names.add('default')
    for (const part of braces?.split(',') ?? []) {
      const name = part.trim().split(/\s+as\s+/)[0]
      if (name && !name.startsWith('type ')) names.add(name)
    }
  }
}

/** Every name that packages, all unless told, take of the shared libraries: `{ library: [names] }`. */
export const usedNames = (folders = sources) => {
  const used = Object.fromEntries(Object.keys(facades).map((library) => [library, new Set()]))
  for (const folder of folders.filter((name) => existsSync(join(root, name))))
    for (const file of sourceFiles(folder)) namesIn(readFileSync(file, 'utf8'), used)
  return Object.fromEntries(Object.entries(used).map(([library, names]) => [library, [...names].sort()]))
}

/**
 * The library itself under a name that is not shared, so that the facade is not the facade again. Resolved by
 * webpack, with the browser's conditions: another file would be another copy of the library's contexts.
 */
const behind = (library) => `behind-facade/${library}`
export const facadeAlias = Object.fromEntries(
  Object.keys(facades).map((library) => [`${behind(library)}$`, library]),
)

/** What other libraries import of these is not seen in our sources. */
export const wholeToo = new Set(['redux-saga/effects'])

/** Writes one facade a library into `folder`; returns `{ library: file }`. */
export const writeFacades = (folder) => {
  mkdirSync(folder, { recursive: true })
  const used = usedNames()
  return Object.fromEntries(
    Object.entries(used).map(([library, names]) => {
      const file = join(folder, `${library.replace(/[@/]/g, '_')}.mjs`)
      const what = wholeToo.has(library) ? '*' : `{ ${names.join(', ')} }`
      writeFileSync(file, `export ${what} from '${behind(library)}'\n`)
      return [library, file]
    }),
  )
}
