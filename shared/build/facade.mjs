import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { remotes, root } from './remotes.mjs'
import { facades } from './sharing.mjs'

const sources = ['shared/src', 'shell/browser', ...remotes.map((name) => `${name}/src`)]

const sourceFiles = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** Names that an import or re-export takes; type-only ones are gone after compiling. */
const clauseNames = (statement) => {
  if (ts.isImportDeclaration(statement)) {
    const { importClause: clause } = statement
    if (!clause || clause.isTypeOnly) return []
    const bindings = clause.namedBindings
    if (bindings && ts.isNamespaceImport(bindings)) return null
    return [...(clause.name ? ['default'] : []), ...elementNames(bindings)]
  }
  if (statement.isTypeOnly) return []
  return statement.exportClause && ts.isNamedExports(statement.exportClause)
    ? elementNames(statement.exportClause)
    : null
}
const elementNames = (list) =>
  (list?.elements ?? [])
    .filter((element) => !element.isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text)

/** Adds what one file takes of the shared libraries to `used`, `{ library: Set of names }`. */
export const addNames = (text, used, file = 'source.tsx') => {
  if (!Object.keys(used).some((library) => text.includes(library))) return
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    const names = used[statement.moduleSpecifier?.text]
    if (!names) continue
    const taken = clauseNames(statement)
    if (!taken)
      throw new Error(`${file} takes all of ${statement.moduleSpecifier.text}; a facade gives names only.`)
    for (const name of taken) names.add(name)
  }
}

/** Every name that packages, all unless told, take of the shared libraries: `{ library: [names] }`. */
export const usedNames = (folders = sources) => {
  const used = Object.fromEntries(Object.keys(facades).map((library) => [library, new Set()]))
  for (const folder of folders.filter((name) => existsSync(join(root, name))))
    for (const file of sourceFiles(folder)) addNames(readFileSync(file, 'utf8'), used, file)
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

/**
 * Writes one facade a library into `folder`; returns `{ library: file }`. In development they give everything: a developer's
 * next change may take another name.
 */
export const writeFacades = (folder, { isWhole = false } = {}) => {
  mkdirSync(folder, { recursive: true })
  const used = usedNames()
  return Object.fromEntries(
    Object.entries(used).map(([library, names]) => {
      const file = join(folder, `${library.replace(/[@/]/g, '_')}.mjs`)
      const all = isWhole || wholeToo.has(library)
      const lines = [
        ...(all ? [`export * from '${behind(library)}'`] : []),
        ...(all && names.includes('default') ? [`export { default } from '${behind(library)}'`] : []),
        ...(all ? [] : [`export { ${names.join(', ')} } from '${behind(library)}'`]),
      ]
      writeFileSync(file, `${lines.join('\n')}\n`)
      return [library, file]
    }),
  )
}
