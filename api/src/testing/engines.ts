import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { DbEngine } from '../infra/db/Db'
import { migrate } from '../infra/db/migrate'
import { openPostgres } from '../infra/db/postgres'
import { readSchema } from '../infra/db/schema'
import type { Schema } from '../infra/db/schema'
import { openEmbedded, openEmptyEmbedded } from './embedded'
import { prepareEmptying } from './emptyTables'

export type EngineKind = 'pglite' | 'postgres'
export const ownSchema = (): Schema => readSchema(join(__dirname, '../infra/db'))

const hashOfSchema = () => {
  const hash = createHash('sha256')
  const { migrations, functions } = ownSchema()
  for (const { name, text } of [...migrations, ...functions]) hash.update(name).update(text)
  for (const name of ['emptyTables.ts', 'engines.ts']) hash.update(readFileSync(join(__dirname, name)))
  return hash.digest('hex').slice(0, 16)
}

const prepare = async (engine: DbEngine): Promise<void> => {
  await migrate(engine, ownSchema())
  await prepareEmptying(engine)
  // The planner treats tables that were never vacuumed differently, and production databases are vacuumed.
  await engine.script('vacuum')
  await engine.script('checkpoint')
}

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}

const administer = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client(serverUrl())
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const urlOf = (name: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

const openServer = async (template?: string): Promise<DbEngine> => {
  const name = `duetto_${randomUUID().replaceAll('-', '')}`
  await administer((client) =>
    client.query(`create database ${name}${template ? ` template ${template}` : ''}`),
  )
  const engine = openPostgres({ url: urlOf(name) })
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await administer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** More than one, because branches with different schemas share the server. */
const templatesKept = 8

const dropOldTemplates = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^duetto_template_[0-9a-f]+$' order by oid desc offset $1`,
    [templatesKept],
  )
  // Fails for a template that is being copied. A later run drops it.
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => {})
}

const createTemplate = async (): Promise<string> => {
  const name = `duetto_template_${hashOfSchema()}`
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const engine = openPostgres({ url: urlOf(draft) })
    await prepare(engine)
    await engine.close()
    await client.query(`alter database ${draft} rename to ${name}`)
    await dropOldTemplates(client)
  })
  return name
}

export const openEmptyEngine = async (kind: EngineKind): Promise<DbEngine> =>
  kind === 'pglite' ? openEmptyEmbedded() : openServer()

export const openTestEngine = async (
  kind: EngineKind = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite',
): Promise<DbEngine> =>
  kind === 'pglite' ? openEmbedded(hashOfSchema(), prepare) : openServer(await createTemplate())

const everyEngine = (): EngineKind[] => (process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite'])

export const describeOnEachEngine = (name: string, suite: (kind: EngineKind) => void): void => {
  describe.each(everyEngine())(`${name} (%s)`, suite)
}

/**
 * Runs the suite on Postgres if TEST_DATABASE_URL is set, otherwise on the embedded engine. TEST_ENGINES=all runs it
 * on every available one.
 */
export const describeOnEngine = (name: string, suite: (kind: EngineKind) => void): void => {
  const kinds = everyEngine()
  describe.each(process.env.TEST_ENGINES === 'all' ? kinds : kinds.slice(0, 1))(`${name} (%s)`, suite)
}
