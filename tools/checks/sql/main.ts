/**
 * `npm run lint -- sql`: checks that SQL statements fit the schema, and that the types of their parameters and rows
 * match the types in the source (docs/decisions/0028).
 */
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { tablesText } from '../../../api/src/infra/db/migrate'
import { readSchema } from '../../../api/src/infra/db/schema'
import { listFiles } from '../../common/files'
import { root } from '../../common/packages'
import { checkSql } from './checkSql'
import { openDatabase } from './database'
import { createProgram } from './program'

const exceptions = {
  'api/src/infra/db/replica.ts#openReplica': 'forwards statements',
  'api/src/infra/db/traceDb.ts#traceQueries': 'forwards statements',
  'api/src/modules/accounts/deletion/erasure.repository.ts#eraseReferences':
    'reads tables and columns from the catalogue',
  'api/src/modules/exports/memberData.repository.ts#findExportedRows':
    'reads each table of a list; tests compare it with the schema and read them all',
}

const minimum = 350

// Do not optimise the database's WebAssembly: it runs for seconds, and optimising would take longer than it saves.
setFlagsFromString('--liftoff-only')
setFlagsFromString('--wasm-lazy-compilation')

const openSchema = () => {
  const { migrations, functions } = readSchema(join(root, 'api/src/infra/db'))
  return openDatabase([tablesText, ...[...migrations, ...functions].map(({ text }) => text)])
}

const main = async (): Promise<number> => {
  const names = listFiles('api/src/*.ts', 'api/ops/*.ts', 'demo/src/*.ts')
    .filter((name) => !/\.test\.ts$|\/testing\//.test(name))
    .map((name) => join(root, name))
  const program = createProgram(names)
  const { statements, errors } = await checkSql({ program, names, exceptions, minimum }, openSchema)
  for (const error of errors) console.error(error)
  console.log(`${statements} statements, ${errors.length} errors`)
  return errors.length === 0 ? 0 : 1
}

void main().then((code) => process.exit(code))
