import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DbEngine } from '../infra/db/Db'
import { createPgliteEngine } from '../infra/db/pgliteEngine'
import type { PgliteDatabase, PgliteEngine } from '../infra/db/pgliteEngine'
import { restoreTables } from './emptyTables'
import { inOwnRealm } from './ownRealm'

interface Embedded {
  database: PgliteDatabase
  schema: string
  state: string
}

interface Host {
  idle: Embedded[]
  create: (options?: { loadDataDir?: Blob }) => Promise<PgliteDatabase>
}
/** Set by the Jest runner (tools/testing/jest/runner.mjs). Outlives the test file. */
const { embeddedDatabases: host } = globalThis as unknown as { embeddedDatabases: Host }

const use = async (database: PgliteDatabase): Promise<PgliteEngine> => {
  await database.exec('discard all')
  await database.exec("set time zone 'UTC'")
  return createPgliteEngine(inOwnRealm(database))
}

export const openEmptyEmbedded = async (): Promise<DbEngine> => {
  const database = await host.create()
  return { ...(await use(database)), close: () => database.close() }
}

const catalogs = (
  'attrdef attribute auth_members authid class constraint db_role_setting enum index inherits namespace policy proc ' +
  'rewrite sequence statistic trigger type'
)
  .split(' ')
  .map((name) => `pg_${name}`)
const retained = ['migrations', 'sql_functions', 'secrets']

/** Fingerprint of the schema, the statistics and the tables that are not emptied. */
const stateQuery = `select ${[...catalogs, ...retained]
  .map((name) => `(select count(*) || '-' || coalesce(max(xmin::text::bigint), 0) from ${name})`)
  .join(" || ' ' || ")} as state`

const stateOf = async (database: PgliteDatabase): Promise<string> => {
  const { rows } = await database.query<{ state: string }>(stateQuery)
  return rows[0]?.state ?? ''
}

const start = async (schema: string, prepare: (engine: DbEngine) => Promise<void>): Promise<Embedded> => {
  const file = join(tmpdir(), `duetto-test-${schema}.dump`)
  const isCached = existsSync(file)
  const database = await host.create(isCached ? { loadDataDir: new Blob([readFileSync(file)]) } : {})
  if (!isCached) {
    const engine = await use(database)
    await prepare(engine)
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await (await engine.dump()).arrayBuffer()))
    renameSync(draft, file)
  }
  return { database, schema, state: await stateOf(database) }
}

const release = async (embedded: Embedded): Promise<void> => {
  const { database, state } = embedded
  await database.exec('discard all')
  await restoreTables((text) => database.exec(text))
  if ((await stateOf(database)) !== state) return database.close()
  await database.exec('vacuum')
  await database.exec('checkpoint')
  host.idle.push(embedded)
}

export const openEmbedded = async (
  schema: string,
  prepare: (engine: DbEngine) => Promise<void>,
): Promise<DbEngine> => {
  const found = host.idle.findIndex((embedded) => embedded.schema === schema)
  const embedded = host.idle.splice(found, found < 0 ? 0 : 1)[0] ?? (await start(schema, prepare))
  const engine = await use(embedded.database)
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await release(embedded)
    },
  }
}
