import { relative } from 'node:path'
import ts from 'typescript'

/** The guides' files are of browser, server and both. */
const everywhere = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node'], incremental: false }

/** Faults of type in these files of a repository. Others are read and not checked, which is what makes it quick. */
export const typeFaults = (copy, files) => {
  const { config } = ts.readConfigFile(`${copy}/tsconfig.base.json`, ts.sys.readFile)
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
