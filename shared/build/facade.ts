import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { remotes, root } from './remotes'
import { facades } from './sharing'

const sources = ['shared/src', 'shell/browser', ...remotes.map((name) => `${name}/src`)]

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const elementNames = (list: ts.NamedImports | ts.NamedExports | undefined): string[] =>
  [...(list?.elements ?? [])]
    .filter((element) => !element.isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text)

const clauseNames = (statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] | null => {
  if (ts.isImportDeclaration(statement)) {
    const { importClause: clause } = statement
    if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
    const bindings = clause.namedBindings
    if (bindings && ts.isNamespaceImport(bindings)) return null
    return [...(clause.name ? ['default'] : []), ...elementNames(bindings)]
  }
  if (statement.isTypeOnly) return []
  return statement.exportClause && ts.isNamedExports(statement.exportClause)
    ? elementNames(statement.exportClause)
    : null
}

export const addNames = (text: string, used: Record<string, Set<string>>, file = 'source.tsx'): void => {
  if (!Object.keys(used).some((library) => text.includes(library))) return
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    const specifier = statement.moduleSpecifier
    if (!specifier || !ts.isStringLiteral(specifier)) continue
    const names = used[specifier.text]
    if (!names) continue
    const taken = clauseNames(statement)
    if (!taken)
      throw new Error(
        `${file} imports all of ${specifier.text}. Import single names, because it has a facade.`,
      )
    for (const name of taken) names.add(name)
  }
}

export const usedNames = (folders = sources): Record<string, string[]> => {
  const used = Object.fromEntries(facades.map((library) => [library, new Set<string>()]))
  for (const folder of folders.filter((name) => existsSync(join(root, name))))
    for (const file of sourceFiles(folder)) addNames(readFileSync(file, 'utf8'), used, file)
  return Object.fromEntries(Object.entries(used).map(([library, names]) => [library, [...names].sort()]))
}

const behind = (library: string): string => `behind-facade/${library}`
/**
 * The targets are bare specifiers, so that webpack resolves them to the same file as other imports. A second copy of a
 * package would have separate React contexts.
 */
export const facadeAlias = Object.fromEntries(facades.map((library) => [`${behind(library)}$`, library]))

/**
 * Libraries whose facade exports every name, because npm packages import them too and `usedNames` scans only our
 * sources.
 */
export const wholeToo: ReadonlySet<string> = new Set(['redux-saga/effects'])

export const writeFacades = (folder: string, { isWhole = false } = {}): Record<string, string> => {
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
