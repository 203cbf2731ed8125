import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { DbEngine } from './Db'
import { StartFault } from '../../app/StartFault'

export interface Migration {
  /** File name without `.sql`, e.g. `001_core`. */
  name: string
  text: string
}

/** Any number of our own; all processes that migrate take this lock. */
const lockNumber = 4_711_001

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const tableText = `create table if not exists migrations (
  name text primary key, hash text not null, applied_at timestamptz not null default now())`

/**
 * Applies what is missing, in order of the names, each in a transaction of its own: a migration that fails
 * leaves nothing behind. Returns the names applied.
 */
export const migrate = async (db: DbEngine, migrations: readonly Migration[]): Promise<string[]> => {
  await db.tx(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${lockNumber})`)
    await tx.script(tableText)
  })
  const applied: string[] = []
  const inOrder = [...migrations].sort((a, b) => a.name.localeCompare(b.name, 'en'))
  await refuseGaps(db, inOrder)
  for (const migration of inOrder) {
    if (await applyOne(db, migration)) applied.push(migration.name)
  }
  return applied
}

/** A migration older than one that was applied would run after it here and before it elsewhere. */
const refuseGaps = async (db: DbEngine, inOrder: readonly Migration[]): Promise<void> => {
  const rows = await db.many<{ name: string }>(sql`select name from migrations`)
  const done = new Set(rows.map(({ name }) => name))
  const newest = inOrder.findLastIndex(({ name }) => done.has(name))
  const late = inOrder.slice(0, newest + 1).find(({ name }) => !done.has(name))
  if (late)
    throw new StartFault(
      `the migration ${late.name} is missing in this database, which has newer ones: give it a later number.`,
    )
}

/** One transaction: the lock, the question whether it was applied, the statements, the row that says so. */
const applyOne = async (db: DbEngine, { name, text }: Migration): Promise<boolean> => {
  const hash = hashOf(text)
  try {
    return await db.tx(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${lockNumber})`)
      const done = await tx.maybe<{ hash: string }>(sql`select hash from migrations where name = ${name}`)
      if (done) {
        if (done.hash !== hash)
          throw new StartFault(
            `the migration ${name} was changed after it had been applied to this database.`,
          )
        return false
      }
      await tx.script(text)
      await tx.run(sql`insert into migrations (name, hash) values (${name}, ${hash})`)
      return true
    })
  } catch (error) {
    if (error instanceof StartFault) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(`the migration ${name} failed and nothing of it was kept: ${reason}`)
  }
}
