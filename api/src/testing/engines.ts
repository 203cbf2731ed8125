import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DbEngine } from '../infra/db/Db'
import { migrate } from '../infra/db/migrate'
import { openPglite } from '../infra/db/pglite'
import { openPostgres } from '../infra/db/postgres'
import { readSchema } from '../infra/db/schema'
import type { Schema } from '../infra/db/schema'

export type EngineKind = 'pglite' | 'postgres'
/** The schema from the sources. */
export const ownSchema = (): Schema => readSchema(join(__dirname, '../infra/db'))

const hashOfSchema = () => {
  const hash = createHash('sha256')
  const { migrations, functions } = ownSchema()
  for (const { name, text } of [...migrations, ...functions]) hash.update(name).update(text)
  return hash.digest('hex').slice(0, 16)
}

/** A migrated embedded database; the first test file creates it, the others start from its dump. */
const openEmbedded = async (): Promise<DbEngine> => {
  const file = join(tmpdir(), `duetto-test-${hashOfSchema()}.dump`)
  if (existsSync(file)) return openPglite({ dump: new Blob([readFileSync(file)]) })
  const engine = await openPglite()
  await migrate(engine, ownSchema())
  const dump = Buffer.from(await (await engine.dump()).arrayBuffer())
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, dump)
  renameSync(draft, file)
  return engine
}

/** A separate database on the server, dropped at the end. */
const openServer = async (url: string): Promise<DbEngine> => {
  const name = `duetto_${randomUUID().replaceAll('-', '')}`
  const administer = async (text: string) => {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await administer(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const engine = openPostgres({ url: own.href })
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}

/** Without tables, for tests that migrate it themselves. */
export const openEmptyEngine = async (kind: EngineKind): Promise<DbEngine> =>
  kind === 'pglite' ? openPglite() : openServer(serverUrl())

export const openTestEngine = async (kind: EngineKind = 'pglite'): Promise<DbEngine> => {
  if (kind === 'pglite') return openEmbedded()
  const engine = await openServer(serverUrl())
  await migrate(engine, ownSchema())
  return engine
}

/** Runs the suite on the embedded engine and, if TEST_DATABASE_URL is set, on Postgres. */
export const describeOnEngines = (name: string, suite: (kind: EngineKind) => void): void => {
  const kinds: EngineKind[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']
  describe.each(kinds)(`${name} (%s)`, suite)
}
