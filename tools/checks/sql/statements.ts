import ts from 'typescript'
import { variantsOf } from './parts'
import type { Variant } from './parts'
import { createResolver, DynamicSql } from './resolve'
import { forEachNode, placeOf } from './sources'
import type { Sources } from './sources'

export interface Statement {
  place: string
  variants: Variant[]
  row: ts.Type | undefined
}

export interface Found {
  statements: Statement[]
  errors: string[]
}

const methods = ['many', 'maybe', 'one', 'run']

export const findStatements = (sources: Sources, isDynamic: (node: ts.Node) => boolean): Found => {
  const { checker, files } = sources
  const { resolve, isSql, resolved } = createResolver(sources)

  const rowOf = (call: ts.CallExpression, method: string): ts.Type | undefined => {
    const signature = checker.getResolvedSignature(call)
    const result = signature && checker.getAwaitedType(signature.getReturnType())
    if (!result || method === 'run') return undefined
    const row =
      method === 'many'
        ? checker.getIndexTypeOfType(result, ts.IndexKind.Number)
        : checker.getNonNullableType(result)
    return row && checker.getPropertiesOfType(row).length > 0 ? row : undefined
  }

  const found: Found = { statements: [], errors: [] }
  const add = (call: ts.CallExpression, method: string, expression: ts.Expression) => {
    try {
      found.statements.push({
        place: placeOf(call),
        variants: variantsOf(resolve(expression)),
        row: rowOf(call, method),
      })
    } catch (error) {
      if (!(error instanceof DynamicSql)) throw error
      if (!isDynamic(call)) found.errors.push(error.message)
    }
  }
  for (const file of files)
    forEachNode(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const method = node.expression.name.text
      const [expression] = node.arguments
      if (expression && methods.includes(method) && isSql(expression)) add(node, method, expression)
    })
  for (const file of files)
    forEachNode(file, (node) => {
      if (ts.isTaggedTemplateExpression(node) && isSql(node) && !resolved.has(node) && !isDynamic(node))
        found.errors.push(`${placeOf(node)}: no checked statement uses this SQL`)
    })
  return found
}
