import type { Sql } from 'sql-template-tag'
import sql from 'sql-template-tag'
import type { Db, Queries } from '../../../api/src/infra/db/Db'

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

export const countBuffers = (db: Db): { db: Db; buffers: () => number } => {
  let total = 0
  const explain = async (statement: Sql) => {
    const row = await db.one<{ 'QUERY PLAN': Plan[] }>(
      sql`explain (analyze, buffers, format json) ${statement}`,
    )
    const plan = row['QUERY PLAN'][0]?.Plan
    total += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  const explained = (queries: Queries): Queries => ({
    ...queries,
    many: async (statement) => {
      await explain(statement)
      return queries.many(statement)
    },
    maybe: async (statement) => {
      await explain(statement)
      return queries.maybe(statement)
    },
    one: async (statement) => {
      await explain(statement)
      return queries.one(statement)
    },
  })
  return { db: { ...db, ...explained(db), pipelined: explained(db.pipelined) }, buffers: () => total }
}
