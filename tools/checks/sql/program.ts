import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../common/packages'

/**
 * Imports to resolve, because SQL values and rows get their types from them. Types from other imports become `any`,
 * which the check rejects.
 */
const resolved = /^(\.|node:|@duetto\/|(sql-template-tag|zod)$)/

const readOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  return { ...options, types: ['node'], incremental: false }
}

export const createProgram = (
  names: readonly string[],
  memory: ReadonlyMap<string, string> = new Map(),
  old?: ts.Program,
): ts.Program => {
  const options = readOptions()
  const host = ts.createCompilerHost(options)
  const cache = ts.createModuleResolutionCache(root, (name) => name, options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (name) => memory.get(name) ?? readFile(name)
  host.fileExists = (name) => memory.has(name) || fileExists(name)
  host.getSourceFile = (name, language, ...rest) => {
    const text = memory.get(name)
    return text === undefined
      ? (old?.getSourceFile(name) ?? getSourceFile(name, language, ...rest))
      : ts.createSourceFile(name, text, language, true)
  }
  host.resolveModuleNameLiterals = (literals, file, redirected) =>
    literals.map(({ text }) =>
      resolved.test(text) || file.includes('/node_modules/')
        ? ts.resolveModuleName(text, file, options, host, cache, redirected)
        : { resolvedModule: undefined },
    )
  return ts.createProgram(names, options, host, old)
}
