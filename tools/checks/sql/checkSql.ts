import { relative } from 'node:path'
import ts from 'typescript'
import { root } from '../../common/packages'
import { compareStatements } from './compare'
import type { Database } from './database'
import { indexSources } from './sources'
import { findStatements } from './statements'

export interface Checked {
  statements: number
  errors: string[]
}

interface Options {
  program: ts.Program
  names: readonly string[]
  exceptions: Readonly<Record<string, string>>
  /** Finding fewer statements is an error: the caller's file globs probably miss sources. */
  minimum: number
}

const keyOf = (node: ts.Node): string => {
  const top = ts.findAncestor(node, ({ parent }) => ts.isSourceFile(parent))
  const declared = top && ts.isVariableStatement(top) ? top.declarationList.declarations[0] : top
  const name = declared && (declared as ts.NamedDeclaration).name
  return `${relative(root, node.getSourceFile().fileName)}#${name?.getText()}`
}

export const checkSql = async (
  { program, names, exceptions, minimum }: Options,
  database: () => Promise<Database>,
): Promise<Checked> => {
  const sources = indexSources(program, names)
  const used = new Set<string>()
  const isException = (node: ts.Node): boolean => {
    const key = keyOf(node)
    if (!(key in exceptions)) return false
    used.add(key)
    return true
  }
  const { statements, errors } = findStatements(sources, isException)
  const unused = Object.keys(exceptions).filter((key) => !used.has(key))
  if (statements.length < minimum)
    errors.push(`${statements.length} statements found, at least ${minimum} expected`)
  return {
    statements: statements.length,
    errors: [
      ...errors,
      ...unused.map((key) => `${key}: this exception is not needed`),
      ...(await compareStatements(statements, sources.checker, await database())),
    ],
  }
}
