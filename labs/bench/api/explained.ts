import type { Sql } from 'sql-template-tag'
import sql from 'sql-template-tag'
import type { Db } from '../../../api/src/infra/db/Db'

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
}

export const countBuffers = (db: Db): { db: Db; buffers: () => number } => {
  let total = 0
  const explain = async (statement: Sql) => {
    const explained = sql`explain (analyze, buffers, format json) ${statement}`
    const row = await db.one<{ 'QUERY PLAN': Plan[] }>(explained)
    const plan = row['QUERY PLAN'][0]?.Plan
    total += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  return {
    db: {
      ...db,
      many: async (statement) => {
        await explain(statement)
        return db.many(statement)
      },
      maybe: async (statement) => {
        await explain(statement)
        return db.maybe(statement)
      },
      one: async (statement) => {
        await explain(statement)
        return db.one(statement)
      },
    },
    buffers: () => total,
  }
}
