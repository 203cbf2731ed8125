import type { Sql } from 'sql-template-tag'
import type { Db, Queries } from './Db'

export interface Answer {
  rows: unknown[]
  count: number
}
export type RunQuery = (text: string, values: readonly unknown[]) => Promise<Answer>

export const toAnswer = ({ rows, rowCount }: { rows: unknown[]; rowCount: number | null }): Answer => ({
  rows,
  count: rowCount ?? 0,
})

export const createQueries = (runQuery: RunQuery): Queries => {
  const send = (statement: Sql) => runQuery(statement.text, statement.values)
  return {
    many: async <Row>(statement: Sql) => (await send(statement)).rows as Row[],
    maybe: async <Row>(statement: Sql) => (await send(statement)).rows[0] as Row | undefined,
    one: async <Row>(statement: Sql) => {
      const { rows } = await send(statement)
      if (rows.length === 0) throw new Error('a row was expected and none came')
      return rows[0] as Row
    },
    run: async (statement) => (await send(statement)).count,
  }
}

export const createTx = (runQuery: RunQuery, command: (text: string) => Promise<unknown>, depth = 1): Db => ({
  ...createQueries(runQuery),
  pipelined: createQueries(runQuery),
  pipelinedWrite: createQueries(runQuery),
  script: async (text) => {
    await command(text)
  },
  tx: async (work) => {
    const name = `s${depth}`
    await command(`savepoint ${name}`)
    try {
      const result = await work(createTx(runQuery, command, depth + 1))
      await command(`release savepoint ${name}`)
      return result
    } catch (error) {
      await command(`rollback to savepoint ${name}`)
      throw error
    }
  },
})
