import ts from 'typescript'

const isNamed = (node: ts.Node): node is ts.Node & { name: ts.Node } => 'name' in node && Boolean(node.name)

const isDeclaration = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  (ts.isPropertyAssignment(node) &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)))

export const declares = (source: string, name: string, path = 'source.ts'): boolean => {
  const visit = (node: ts.Node): boolean =>
    (isDeclaration(node) && isNamed(node) && node.name.getText() === name) ||
    ts.forEachChild(node, (child) => visit(child) || undefined) === true
  return visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true))
}

export interface Answer {
  path: string
  symbol?: string
}

const FEWEST_ROWS = 20

export const answersIn = (architecture: string): Answer[] => {
  const table = architecture.split('## Where is')[1]?.split('\n## ')[0] ?? ''
  const rows = table.split('\n').filter((line) => line.startsWith('|') && line.includes('`'))
  if (rows.length < FEWEST_ROWS)
    throw new Error(
      `ARCHITECTURE.md: "Where is" has ${rows.length} rows; ${FEWEST_ROWS} or more are expected`,
    )
  return rows.flatMap((row) =>
    [...row.matchAll(/`([^`]+)`/g)].map(([, place = '']) => {
      const [path = '', symbol] = place.split('#')
      return { path, symbol }
    }),
  )
}

export const answerErrors = (
  answers: readonly Answer[],
  read: (path: string) => { text: string } | 'folder' | null,
): string[] =>
  answers.flatMap(({ path, symbol }) => {
    const found = read(path)
    if (found === null) return `ARCHITECTURE.md: ${path} does not exist`
    if (symbol === undefined)
      return /(?<!\.test)\.tsx?$/.test(path)
        ? `ARCHITECTURE.md: ${path} needs the name of what it defines, as ${path}#name`
        : []
    if (found === 'folder' || !declares(found.text, symbol, path))
      return `ARCHITECTURE.md: ${path} declares no ${symbol}`
    return []
  })
