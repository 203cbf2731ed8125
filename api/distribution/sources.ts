import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const api = join(__dirname, '..')

/** Where SQL may stand: repositories, the files of the database, operators' commands and the demo. */
const isOfStatements = (path: string): boolean =>
  /^src\/.*\.repository\.ts$|^src\/infra\/db\/ping\.ts$|^(ops|demo)\/.*\.ts$/.test(path) &&
  !path.endsWith('.test.ts')

export interface Sources {
  checker: ts.TypeChecker
  /** Path from the API's folder, and the parsed file. */
  files: (readonly [string, ts.SourceFile])[]
}

/** The sources that hold statements, with their types. */
export const openSources = (): Sources => {
  const paths = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules') && isOfStatements(path))
    .sort()
  const program = ts.createProgram({
    rootNames: paths.map((path) => join(api, path)),
    options: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  })
  const files = paths.flatMap((path) => {
    const file = program.getSourceFile(join(api, path))
    return file ? [[path, file] as const] : []
  })
  return { checker: program.getTypeChecker(), files }
}
