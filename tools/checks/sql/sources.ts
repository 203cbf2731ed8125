import { relative } from 'node:path'
import ts from 'typescript'
import { root } from '../../common/packages'

export interface Sources {
  checker: ts.TypeChecker
  files: readonly ts.SourceFile[]
  callsOf: (callee: ts.Symbol) => readonly ts.CallExpression[]
  symbolOf: (node: ts.Node) => ts.Symbol | undefined
}

export const forEachNode = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => forEachNode(child, visit))
}

export const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(root, file.fileName)}:${line + 1}`
}

export const indexSources = (program: ts.Program, names: readonly string[]): Sources => {
  const checker = program.getTypeChecker()
  const files = names.flatMap((name) => program.getSourceFile(name) ?? [])
  const symbolOf = (node: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }
  const calls = new Map<ts.Symbol, ts.CallExpression[]>()
  const addCall = (node: ts.Node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const symbol = symbolOf(node.expression)
    if (symbol) calls.set(symbol, [...(calls.get(symbol) ?? []), node])
  }
  for (const file of files) forEachNode(file, addCall)
  return { checker, files, symbolOf, callsOf: (callee) => calls.get(callee) ?? [] }
}
