import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { readText, requireSome } from '../../common/files'

export const readGuide = (name: string): string => readText(`docs/guides/${name}.md`)

const change = (file: string, edit: (source: string) => string) =>
  writeFileSync(file, edit(readFileSync(file, 'utf8')))

export const insertAfter = (source: string, after: string, code: string): string => {
  const place = source.indexOf(`${after}\n`)
  if (place < 0) throw new Error(`there is no line "${after}"`)
  const lines = code.split('\n')
  const isImport = (line: string) => line.startsWith('import ')
  const end = place + after.length + 1
  const rest = lines.filter((line) => !isImport(line)).join('\n')
  return [...lines.filter(isImport), source.slice(0, end) + rest + source.slice(end)].join('\n')
}

interface Block {
  file: string
  after?: string
  code: string
}

/** `file=…` creates the file. `file=… after="…"` inserts the code below that line of the file. */
export const blocksIn = (guide: string): Block[] =>
  requireSome(
    [...guide.matchAll(/^```\w+ file=(\S+)(?: after="(.*)")?\n([\s\S]*?)^```$/gm)].map(
      ([, file = '', after, code = '']) => ({ file, after, code }),
    ),
    'blocks with file=… in the guide',
  )

export const writeBlocks = (copy: string, guide: string): string[] =>
  blocksIn(guide).map(({ file: name, after, code }) => {
    const file = join(copy, name)
    mkdirSync(dirname(file), { recursive: true })
    if (after === undefined) writeFileSync(file, code)
    else change(file, (source) => insertAfter(source, after, code))
    return file
  })

export const commandsIn = (guide: string): string[] =>
  requireSome(
    [...guide.matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) => text.trim().split('\n')),
    'commands in the guide',
  )

interface Place {
  path: string
  table?: string
}

export const placesIn = (guide: string): Place[] =>
  requireSome(
    [...guide.matchAll(/^\| `([\w./-]+\/[\w./-]+)`\s+\|(?: `(\w+)`\s+\|)?/gm)].map(
      ([, path = '', table]) => ({
        path,
        table,
      }),
    ),
    'paths in the tables of the guide',
  )

const findDeclaration = (node: ts.Node, name: string): ts.VariableDeclaration | undefined =>
  ts.isVariableDeclaration(node) && node.name.getText() === name
    ? node
    : ts.forEachChild(node, (child) => findDeclaration(child, name))

const unwrap = (node?: ts.Expression): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? node.expression : node

const entryFor = (value: ts.Expression | undefined, known: string, code: string) => {
  if (value && ts.isArrayLiteralExpression(value)) {
    const entry = value.elements.find((element) => ts.isStringLiteral(element) && element.text === known)
    return entry && { start: entry.getStart(), text: `'${code}'` }
  }
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined
  const entry = value.properties.find(({ name }) => name?.getText() === known)
  if (!entry) return undefined
  const from = ts.isPropertyAssignment(entry) ? entry.initializer : entry.name
  return { start: entry.getStart(), text: `${code}: ${from?.getText()}` }
}

export const addLanguage = (source: string, table: string, known: string, code: string): string => {
  const tree = ts.createSourceFile('table.ts', source, ts.ScriptTarget.Latest, true)
  const declaration = findDeclaration(tree, table)
  if (!declaration) throw new Error(`no ${table} is declared`)
  const entry = entryFor(unwrap(declaration.initializer), known, code)
  if (!entry) throw new Error(`${table} has no ${known}`)
  return `${source.slice(0, entry.start)}${entry.text},\n${source.slice(entry.start)}`
}

export const addToTable = (file: string, table: string, known: string, code: string): void =>
  change(file, (source) => addLanguage(source, table, known, code))
