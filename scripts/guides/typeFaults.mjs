import { relative } from 'node:path'
import ts from 'typescript'

/** Faults of type in these files of a repository. Others are read and not checked, which is what makes it quick. */
export const typeFaults = (copy, files) => {
  const { config } = ts.readConfigFile(`${copy}/tsconfig.lint.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, copy)
  const program = ts.createProgram(files, { ...options, types: ['node'] })
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${relative(copy, file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}
