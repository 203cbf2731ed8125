import ts from 'typescript'
import { joinItems } from './parts'
import type { Item, Part } from './parts'
import { forEachNode, placeOf } from './sources'
import type { Sources } from './sources'

type Scope = ReadonlyMap<ts.Symbol, { expression: ts.Expression; scope: Scope }>
type Inlined = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration

const noScope: Scope = new Map()
const isInlined = (node: ts.Node): node is Inlined =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node

export class DynamicSql extends Error {
  constructor(node: ts.Node) {
    super(
      `${placeOf(node)}: cannot determine the SQL of ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    )
  }
}

const oneOf = (key: string, alternatives: Part[][]): Part[] =>
  alternatives.length === 1 ? alternatives[0]! : [{ key, oneOf: alternatives }]

/** Equal expressions within a function share a key, so that they select the same alternative. */
const keyOf = (node: ts.Node): string =>
  `${placeOf(ts.findAncestor(node, isInlined) ?? node.getSourceFile())} ${node.getText()}`
const positionOf = (node: ts.Node): string => `${placeOf(node)} ${node.pos}`

/**
 * `resolve` returns the parts of an SQL expression and throws `DynamicSql` if the source does not determine them.
 * `resolved` contains the templates that it has visited.
 */
export const createResolver = ({ checker, symbolOf, callsOf }: Sources) => {
  const resolved = new Set<ts.Node>()

  const isSql = (node: ts.Node) => checker.getTypeAtLocation(node).symbol?.name === 'Sql'

  const libraryName = (node: ts.Node): string | undefined => {
    const symbol = symbolOf(node)
    const file = symbol?.declarations?.[0]?.getSourceFile().fileName
    return file?.includes('/sql-template-tag/') ? symbol?.name : undefined
  }

  const literals = (node: ts.Expression): string[] | undefined => {
    const type = checker.getTypeAtLocation(node)
    const members = type.isUnion() ? type.types : [type]
    return members.every((member) => member.isStringLiteral()) ? members.map(({ value }) => value) : undefined
  }

  const valueOrSql = (node: ts.Expression, scope: Scope): Part[] => {
    if (isSql(node)) return parts(node, scope)
    const keys = ts.isElementAccessExpression(node) ? literals(node.argumentExpression) : undefined
    if (!keys || !ts.isElementAccessExpression(node)) return [{ type: checker.getTypeAtLocation(node) }]
    const object = checker.getTypeAtLocation(node.expression)
    const types = keys.map((key) => {
      const property = checker.getPropertyOfType(object, key)
      return property ? checker.getTypeOfSymbol(property) : checker.getTypeAtLocation(node)
    })
    return oneOf(
      keyOf(node.argumentExpression),
      types.map((type) => [{ type }]),
    )
  }

  const template = (node: ts.TaggedTemplateExpression, scope: Scope): Part[] => {
    resolved.add(node)
    if (ts.isNoSubstitutionTemplateLiteral(node.template)) return [node.template.text]
    const { head, templateSpans } = node.template
    return [
      head.text,
      ...templateSpans.flatMap((span) => [...valueOrSql(span.expression, scope), span.literal.text]),
    ]
  }

  const parts = (wrapped: ts.Expression, scope: Scope): Part[] => {
    const node = unwrap(wrapped)
    if (ts.isTaggedTemplateExpression(node)) return template(node, scope)
    if (ts.isConditionalExpression(node))
      return oneOf(keyOf(node.condition), [parts(node.whenTrue, scope), parts(node.whenFalse, scope)])
    if (ts.isCallExpression(node)) return call(node, scope)
    if (ts.isIdentifier(node)) return named(node, scope)
    return oneOf(
      memberKey(node),
      members(node).map((member) => parts(member, scope)),
    )
  }

  const named = (node: ts.Identifier, scope: Scope): Part[] => {
    if (libraryName(node) === 'empty') return []
    const symbol = symbolOf(node)
    const bound = symbol && scope.get(symbol)
    if (bound) return parts(bound.expression, bound.scope)
    const declaration = symbol?.valueDeclaration
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      return parts(declaration.initializer, scope)
    if (declaration && ts.isParameter(declaration)) return parameter(declaration)
    throw new DynamicSql(node)
  }

  const parameter = (declaration: ts.ParameterDeclaration): Part[] => {
    const owner = declaration.parent
    if (!isInlined(owner)) throw new DynamicSql(declaration)
    const name = ts.isVariableDeclaration(owner.parent) ? owner.parent.name : owner.name
    const symbol = name && symbolOf(name)
    const passed = (symbol ? callsOf(symbol) : []).flatMap(
      ({ arguments: given }) => given[owner.parameters.indexOf(declaration)] ?? declaration.initializer ?? [],
    )
    if (passed.length === 0) throw new DynamicSql(declaration)
    return oneOf(
      positionOf(declaration),
      passed.map((expression) => parts(expression, noScope)),
    )
  }

  const memberKey = (node: ts.Expression): string =>
    keyOf(ts.isElementAccessExpression(node) ? node.argumentExpression : node)

  const members = (node: ts.Expression): ts.Expression[] => {
    if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node))
      throw new DynamicSql(node)
    const declaration = symbolOf(node.expression)?.valueDeclaration
    const declared =
      declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
    const object = unwrap(declared ?? node.expression)
    const keys = ts.isPropertyAccessExpression(node) ? [node.name.text] : literals(node.argumentExpression)
    if (!keys || !ts.isObjectLiteralExpression(object)) throw new DynamicSql(node)
    return keys.map((key) => {
      const property = object.properties.find(({ name }) => name?.getText() === key)
      if (!property || !ts.isPropertyAssignment(property)) throw new DynamicSql(node)
      return unwrap(property.initializer)
    })
  }

  const functions = (callee: ts.Expression, scope: Scope): { called: Inlined; scope: Scope }[] => {
    const symbol = symbolOf(callee)
    const bound = symbol && scope.get(symbol)
    if (bound && isInlined(bound.expression)) return [{ called: bound.expression, scope: bound.scope }]
    const declaration = ts.isIdentifier(callee) ? symbol?.valueDeclaration : undefined
    const found = ts.isIdentifier(callee)
      ? [declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration]
      : members(callee)
    return found.map((called) => {
      if (!called || !isInlined(called)) throw new DynamicSql(callee)
      return { called, scope }
    })
  }

  const results = ({ body }: Inlined): ts.Expression[] => {
    if (!body) return []
    if (!ts.isBlock(body)) return [body]
    const found: ts.Expression[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
      if (!isInlined(node)) ts.forEachChild(node, visit)
    }
    ts.forEachChild(body, visit)
    return found
  }

  const bind = (
    { parameters }: Inlined,
    inner: Scope,
    given: readonly ts.Expression[],
    scope: Scope,
  ): Scope => {
    const bound = parameters.flatMap(({ name, initializer }, index) => {
      const symbol = symbolOf(name)
      const expression = given[index] ?? initializer
      return symbol && expression ? [[symbol, { expression, scope }] as const] : []
    })
    return new Map([...inner, ...bound])
  }

  const call = (node: ts.CallExpression, scope: Scope): Part[] => {
    const [first, second] = node.arguments
    const name = libraryName(node.expression)
    if (name === 'raw' && first) return text(first, scope)
    if (name === 'join' && first)
      return joinItems(items(first, scope), second && ts.isStringLiteral(second) ? second.text : ',')
    const inlined = functions(node.expression, scope).flatMap(({ called, scope: inner }) =>
      results(called).map((result) => parts(result, bind(called, inner, node.arguments, scope))),
    )
    if (inlined.length === 0) throw new DynamicSql(node)
    return oneOf(ts.isIdentifier(node.expression) ? positionOf(node) : memberKey(node.expression), inlined)
  }

  /** One item stands for all results of a `map`, because their number is unknown. */
  const items = (wrapped: ts.Expression, scope: Scope): Item[] => {
    const node = unwrap(wrapped)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((element) => ({ parts: valueOrSql(element, scope) }))
    if (ts.isIdentifier(node)) return [...initial(node, scope), ...pushed(node, scope)]
    const mapper = ts.isCallExpression(node) ? node.arguments[0] : undefined
    if (!mapper || !isInlined(mapper)) throw new DynamicSql(node)
    const mapped = results(mapper).map((result) => valueOrSql(result, scope))
    return [{ parts: oneOf(positionOf(mapper), mapped) }]
  }

  const initial = (node: ts.Identifier, scope: Scope): Item[] => {
    const declaration = symbolOf(node)?.valueDeclaration
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
      return items(declaration.initializer, scope)
    throw new DynamicSql(node)
  }

  const pushed = (array: ts.Identifier, scope: Scope): Item[] => {
    const found: Item[] = []
    const owner = ts.findAncestor(array, isInlined) ?? array.getSourceFile()
    forEachNode(owner, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const { expression, name } = node.expression
      if (name.text !== 'push' || symbolOf(expression) !== symbolOf(array)) return
      found.push(
        ...node.arguments.map((given) => ({ parts: valueOrSql(given, scope), optional: positionOf(given) })),
      )
    })
    return found
  }

  const text = (wrapped: ts.Expression, scope: Scope): Part[] => {
    const node = unwrap(wrapped)
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isTemplateExpression(node))
      return [
        node.head.text,
        ...node.templateSpans.flatMap(({ expression, literal }) => [
          ...text(expression, scope),
          literal.text,
        ]),
      ]
    const symbol = symbolOf(node)
    const bound = symbol && scope.get(symbol)
    if (bound) return text(bound.expression, bound.scope)
    const values = literals(node)
    if (!values) throw new DynamicSql(node)
    return oneOf(
      keyOf(node),
      values.map((value) => [value]),
    )
  }

  return { resolve: (expression: ts.Expression) => parts(expression, noScope), isSql, resolved }
}
