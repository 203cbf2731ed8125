import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { StartError } from '../../app/StartError'
import type { Db, DbEngine } from './Db'
import { isMigrationName } from './schema'
import type { Schema, SqlFile } from './schema'
import { waitForLock } from './waitForLock'

const lockNumber = 4_711_001

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

export const tablesText = `
  create table if not exists migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now());
  create table if not exists sql_functions (
    name text primary key, hash text not null, applied_at timestamptz not null default now());`

/** Limits only the wait for locks: later queries on a table queue behind a migration that waits for its lock. */
const limitsText = "set local statement_timeout = 0; set local lock_timeout = '15s'"

export const migrate = async (db: DbEngine, { migrations, functions }: Schema): Promise<string[]> => {
  await locked(db, (tx) => tx.script(tablesText))
  const applied: string[] = []
  const inOrder = [...migrations].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const isAhead = await checkApplied(db, inOrder)
  for (const migration of inOrder) {
    if (await applyMigration(db, migration)) applied.push(migration.name)
  }
  // If a newer version has migrated this database, its tables may not fit this version's functions.
  return isAhead ? applied : [...applied, ...(await applyFunctions(db, functions))]
}

const locked = <Result>(db: DbEngine, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.tx(async (tx) => {
    await waitForLock(tx, lockNumber)
    return work(tx)
  })

const checkApplied = async (db: DbEngine, inOrder: readonly SqlFile[]): Promise<boolean> => {
  const rows = await db.many<{ name: string }>(sql`select name from migrations`)
  if (rows.some(({ name }) => !isMigrationName(name)))
    throw new StartError(
      'this database was made before the first release, and its data is not kept. Remove the data folder (.data, or ' +
        'what DATA_DIR names) or give DATABASE_URL an empty database, and start again.',
    )
  const done = new Set(rows.map(({ name }) => name))
  const newest = inOrder.findLastIndex(({ name }) => done.has(name))
  // A migration older than an applied one would run after newer ones here, but before them on a new database.
  const late = inOrder.slice(0, newest + 1).find(({ name }) => !done.has(name))
  if (late)
    throw new StartError(
      `the migration ${late.name} is missing in this database, which has newer ones: give it a later time.`,
    )
  const ours = new Set(inOrder.map(({ name }) => name))
  return rows.some(({ name }) => !ours.has(name))
}

const applyMigration = async (db: DbEngine, { name, text }: SqlFile): Promise<boolean> => {
  const hash = hashOf(text)
  return orStartError(`the migration ${name} failed`, () =>
    locked(db, async (tx) => {
      const done = await tx.maybe<{ hash: string }>(sql`select hash from migrations where name = ${name}`)
      if (done) {
        if (done.hash !== hash)
          throw new StartError(
            `the migration ${name} was changed after it had been applied to this database.`,
          )
        return false
      }
      await tx.script(limitsText)
      await tx.script(text)
      await tx.run(sql`insert into migrations (name, hash) values (${name}, ${hash})`)
      // Recreate all functions, because the migration may have dropped some, or objects that they need.
      await tx.run(sql`delete from sql_functions`)
      return true
    }),
  )
}

const applyFunctions = (db: DbEngine, functions: readonly SqlFile[]): Promise<string[]> =>
  locked(db, async (tx) => {
    const rows = await tx.many<{ name: string; hash: string }>(sql`select name, hash from sql_functions`)
    const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
    const changed = functions.filter(({ name, text }) => hashes.get(name) !== hashOf(text))
    // A function may call one that is created later.
    await tx.script('set local check_function_bodies = off')
    for (const { name, text } of changed) {
      await orStartError(`the function ${name} failed`, () => tx.script(text))
      await tx.run(sql`
        insert into sql_functions (name, hash) values (${name}, ${hashOf(text)})
        on conflict (name) do update set hash = excluded.hash, applied_at = now()`)
    }
    return changed.map(({ name }) => name)
  })

const orStartError = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${what} and nothing of it was kept: ${reason}`)
  }
}
