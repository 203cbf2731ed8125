/**
 * `npm run lint -- cycles`: fails on import cycles, including those of type imports, which the rules of ESLint and oxlint
 * ignore by default.
 */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { listFiles, readText } from '../common/files'
import { root } from '../common/packages'
import { findCycles } from './findCycles'

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as {
  config: { compilerOptions: object }
}
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
const cache = ts.createModuleResolutionCache(root, (name) => name, options)

const importsOf = (name: string): string[] =>
  ts
    .preProcessFile(readText(name))
    .importedFiles.map(({ fileName }) =>
      ts.resolveModuleName(fileName, join(root, name), options, ts.sys, cache),
    )
    .flatMap(({ resolvedModule }) =>
      resolvedModule ? [relative(root, resolvedModule.resolvedFileName)] : [],
    )
    .filter((target) => !target.startsWith('node_modules'))

const files = listFiles('*.ts', '*.tsx')
const cycles = findCycles(new Map(files.map((name) => [name, importsOf(name)])))
for (const cycle of cycles) console.error(cycle.join('\n  → '))
console.log(`${files.length} files, ${cycles.length} cycles`)
process.exitCode = cycles.length === 0 ? 0 : 1
