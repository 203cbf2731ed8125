/**
 * Checks that no file imports itself through others. Type imports are dependencies too, so they count; the rules of
 * that name for ESLint ignore them, and take ten times as long.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../common/packages.mjs'

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
const cache = ts.createModuleResolutionCache(root, (name) => name, options)

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((name) => name && ts.sys.fileExists(join(root, name)))

const importsOf = (name) => {
  const file = join(root, name)
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys, cache))
    .map(({ resolvedModule }) => resolvedModule?.resolvedFileName)
    .filter((target) => target && !relative(root, target).startsWith('node_modules'))
    .map((target) => relative(root, target))
}

const graph = new Map(files.map((name) => [name, importsOf(name)]))
const done = new Set()
const circles = []

/** Depth-first search; meeting a file on the current path again closes a cycle. */
const visit = (name, way) => {
  const at = way.indexOf(name)
  if (at >= 0) return circles.push([...way.slice(at), name])
  if (done.has(name)) return
  for (const target of graph.get(name) ?? []) visit(target, [...way, name])
  done.add(name)
}
for (const name of files) visit(name, [])

for (const circle of circles) console.error(circle.join('\n  → '))
if (circles.length > 0) process.exit(1)
console.log(`${files.length} files, no circle.`)
