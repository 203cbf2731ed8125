import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../../common/packages.mjs'

export const readGuide = (name) => readFileSync(join(root, 'docs/guides', `${name}.md`), 'utf8')

const change = (file, edit) => writeFileSync(file, edit(readFileSync(file, 'utf8')))

const insert = (source, after, code) => {
  const place = source.indexOf(`${after}\n`)
  if (place < 0) throw new Error(`there is no line "${after}"`)
  const lines = code.split('\n')
  const isImport = (line) => line.startsWith('import ')
  const end = place + after.length + 1
  const rest = lines.filter((line) => !isImport(line)).join('\n')
  return [...lines.filter(isImport), source.slice(0, end) + rest + source.slice(end)].join('\n')
}

/**
 * Writes a guide's blocks of code into the copy: `file=…` is a new file, `file=… after="…"` goes below that line of a
 * file, its imports to the top. Returns the files.
 */
export const writeBlocks = (copy, guide) =>
  [...guide.matchAll(/^```\w+ file=(\S+)(?: after="(.*)")?\n([\s\S]*?)^```$/gm)].map(
    ([, name, after, code]) => {
      const file = join(copy, name)
      mkdirSync(dirname(file), { recursive: true })
      if (after === undefined) writeFileSync(file, code)
      else change(file, (source) => insert(source, after, code))
      return file
    },
  )

/** The rows of a guide's tables whose cells begin with a path, as [path, symbol]. */
export const placesIn = (guide) =>
  [...guide.matchAll(/^\| `([\w./-]+\/[\w./-]+)`\s+\|(?: `(\w+)`\s+\|)?/gm)].map(([, path, symbol]) => [
    path,
    symbol,
  ])

const findDeclaration = (node, name) =>
  ts.isVariableDeclaration(node) && node.name.getText() === name
    ? node
    : ts.forEachChild(node, (child) => findDeclaration(child, name))

const withoutWrapping = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? node.expression : node

/** Gives a table, an array of codes or an object by code, the new language; it says what the known one says. */
export const addToTable = (file, table, known, code) =>
  change(file, (source) => {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
    const declaration = findDeclaration(tree, table)
    if (!declaration) throw new Error(`${file} declares no ${table}`)
    const value = withoutWrapping(declaration.initializer)
    const isKnown = (node) => (ts.isStringLiteral(node) ? node.text : node.name?.getText()) === known
    const entry = (ts.isArrayLiteralExpression(value) ? value.elements : value.properties).find(isKnown)
    if (!entry) throw new Error(`${table} in ${file} has no ${known}`)
    const says = ts.isArrayLiteralExpression(value)
      ? `'${code}'`
      : `${code}: ${(entry.initializer ?? entry.name).getText()}`
    return `${source.slice(0, entry.getStart())}${says},\n${source.slice(entry.getStart())}`
  })
