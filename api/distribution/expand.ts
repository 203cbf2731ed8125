import ts from 'typescript'

/** What the parameters of a function stand for where it is called, as text. */
type Bound = ReadonlyMap<string, string>
interface Reading {
  checker: ts.TypeChecker
  /** Which branch of each choice is taken: the first reading takes every first one, and so on. */
  variant: number
  /** Grows to the number of branches of the widest choice. */
  seen: { branches: number }
  bound: Bound
}

/** Text in which each value is ⟨its source⟩, so that one value named twice is seen to be one. */
const value = (text: string) => `⟨${text.replaceAll(/\s+/g, ' ')}⟩`

const isSql = (checker: ts.TypeChecker, node: ts.Node) =>
  /^(Sql|RawValue)\b/.test(checker.typeToString(checker.getTypeAtLocation(node)))

export const isStatement = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'

/** A value's source, with the names of a called function's parameters replaced by what was given for them. */
const sourceOf = (node: ts.Expression, bound: Bound): string => {
  if (ts.isIdentifier(node)) return bound.get(node.text) ?? node.text
  if (ts.isPropertyAccessExpression(node)) return `${sourceOf(node.expression, bound)}.${node.name.text}`
  return node.getText()
}

const choose = <Item>(branches: readonly Item[], reading: Reading): Item => {
  reading.seen.branches = Math.max(reading.seen.branches, branches.length)
  return branches[Math.min(reading.variant, branches.length - 1)] as Item
}

const declarationOf = (node: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined => {
  const symbol = checker.getSymbolAtLocation(node)
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return real?.valueDeclaration
}

type Called = ts.ArrowFunction | ts.FunctionDeclaration
/** The functions that a call may reach: the declared one, or each of the table that it picks from. */
const functionsOf = (callee: ts.Expression, checker: ts.TypeChecker): Called[] => {
  const isPicked = ts.isElementAccessExpression(callee)
  const declaration = declarationOf(isPicked ? callee.expression : callee, checker)
  const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
  const all =
    isPicked && made && ts.isObjectLiteralExpression(made)
      ? made.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? each.initializer : []))
      : [made]
  return all.filter(
    (each): each is Called =>
      each !== undefined && (ts.isArrowFunction(each) || ts.isFunctionDeclaration(each)),
  )
}

const found = <Node extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is Node): Node[] => {
  const all: Node[] = []
  const visit = (node: ts.Node): void => {
    if (is(node)) all.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return all
}

const bind = (
  parameters: readonly ts.ParameterDeclaration[],
  given: readonly ts.Expression[],
  bound: Bound,
): Bound => {
  const pairs = parameters.flatMap(({ name }, index): [string, string][] => {
    const argument = given[index]
    if (!argument) return []
    const source = sourceOf(argument, bound)
    return ts.isIdentifier(name)
      ? [[name.text, source]]
      : name.elements.flatMap((part): [string, string][] =>
          ts.isBindingElement(part)
            ? [[part.name.getText(), `${source}.${(part.propertyName ?? part.name).getText()}`]]
            : [],
        )
  })
  return new Map(pairs)
}

const bodyOf = (body: ts.Node, reading: Reading): string => {
  if (ts.isExpression(body)) return expand(body, reading)
  const answers = found(body, ts.isReturnStatement).flatMap(({ expression }) => expression ?? [])
  return expand(choose(answers, reading), reading)
}

/** `join(parts, ' and ')`: every part that can be among them. */
const joined = ([list, separator]: readonly ts.Expression[], reading: Reading): string => {
  if (!list) return ''
  const declaration = ts.isIdentifier(list) ? declarationOf(list, reading.checker) : undefined
  const scope = declaration ? ts.findAncestor(declaration, ts.isBlock) : undefined
  const pushed = scope
    ? found(scope, ts.isCallExpression).filter(
        (call) => call.expression.getText() === `${list.getText()}.push`,
      )
    : []
  const start =
    declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? declaration.initializer
      : list
  const firsts = ts.isArrayLiteralExpression(start) ? [...start.elements] : found(start, isStatement)
  const parts = [...firsts, ...pushed.flatMap((call) => [...call.arguments])]
  const between = separator && ts.isStringLiteral(separator) ? separator.text : ', '
  return parts.map((part) => expand(part, reading)).join(between)
}

/** `raw(text)`; a word that is one of a few is the first of them. */
const rawText = (node: ts.Expression | undefined, { checker }: Reading): string => {
  if (!node) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans
        .map(({ expression, literal }) => {
          const type = checker.getTypeAtLocation(expression)
          const first = type.isUnion() ? type.types[0] : type
          return (first?.isStringLiteral() ? first.value : 'any_name') + literal.text
        })
        .join('')
    )
  return 'any_name'
}

/** A piece of SQL as text, whatever makes it. */
const expand = (node: ts.Expression, reading: Reading): string => {
  if (ts.isParenthesizedExpression(node)) return expand(node.expression, reading)
  if (isStatement(node)) return statementText(node, reading)
  if (ts.isConditionalExpression(node))
    return expand(choose([node.whenTrue, node.whenFalse], reading), reading)
  if (!isSql(reading.checker, node)) return value(sourceOf(node, reading.bound))
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText()
    if (name === 'join') return joined(node.arguments, reading)
    if (name === 'raw') return rawText(node.arguments[0], reading)
    const reachable = functionsOf(node.expression, reading.checker)
    const called = reachable.length > 0 ? choose(reachable, reading) : undefined
    if (!called?.body) throw new Error(`${node.getText()} cannot be read`)
    return bodyOf(called.body, {
      ...reading,
      bound: bind(called.parameters, [...node.arguments], reading.bound),
    })
  }
  const declaration = declarationOf(node, reading.checker)
  if (
    declaration &&
    (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)) &&
    declaration.initializer
  )
    return expand(declaration.initializer, reading)
  // What a caller gives, or one of a destructured list: a name, or no more than a condition.
  return node.getText() === 'empty' ? '' : 'any_name'
}

const statementText = ({ template }: ts.TaggedTemplateExpression, reading: Reading): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text +
      template.templateSpans
        .map(({ expression, literal }) => expand(expression, reading) + literal.text)
        .join('')

/** The texts of one template; each branch of a choice is in one of them. */
export const textsOf = (node: ts.TaggedTemplateExpression, checker: ts.TypeChecker): string[] => {
  const seen = { branches: 1 }
  const texts: string[] = []
  for (let variant = 0; variant < seen.branches; variant += 1)
    texts.push(statementText(node, { checker, variant, seen, bound: new Map() }))
  return [...new Set(texts)]
}
