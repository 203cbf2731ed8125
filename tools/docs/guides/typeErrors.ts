import { relative } from 'node:path'
import ts from 'typescript'

/** Types of both environments, because files of the guides run in the browser or on the server. */
const everywhere = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'], incremental: false }

/** Checks only `files`, not what they import, to save time. */
export const typeErrors = (copy: string, files: readonly string[]): string[] => {
  const { config } = ts.readConfigFile(`${copy}/tsconfig.base.json`, (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object }
  }
  const compilerOptions = { ...config.compilerOptions, ...everywhere }
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, copy)
  const program = ts.createProgram(files, options)
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${relative(copy, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}
