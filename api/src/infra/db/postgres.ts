import pg from 'pg'
import type { Db, DbEngine } from './Db'
import { DbUnavailable, retryDeadlock, translated, whileConnecting } from './databaseErrors'
import { oids, toParams } from './params'
import { createPipelined, readConnections, writeConnections } from './pipelined'
import { createQueries, createTx, toAnswer } from './queries'
import type { Answer, RunQuery } from './queries'
import { inTransaction, refuseInsideTransaction } from './transactionScope'

const asText = (value: string) => value
const parsers: Record<number, (value: string) => unknown> = {
  [oids.int8]: Number,
  [oids.numeric]: asText,
  [oids.date]: asText,
  [oids.int8Array]: (value) => (value === '{}' ? [] : value.slice(1, -1).split(',').map(Number)),
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

const withClient = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await whileConnecting(pool.connect())
  let isBroken = false
  try {
    return await work(client)
  } catch (error) {
    const databaseError = translated(error)
    isBroken = databaseError instanceof DbUnavailable
    throw databaseError
  } finally {
    client.release(isBroken)
  }
}

const runQuery =
  (client: pg.PoolClient) =>
  async (text: string, values: readonly unknown[]): Promise<Answer> => {
    try {
      return toAnswer(await client.query(text, toParams(values)))
    } catch (error) {
      throw translated(error)
    }
  }

const transact = <Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  withClient(pool, async (client) => {
    try {
      await client.query('begin')
      const result = await inTransaction(() => work(createTx(runQuery(client), (text) => client.query(text))))
      await client.query('commit')
      return result
    } catch (error) {
      const databaseError = translated(error)
      if (!(databaseError instanceof DbUnavailable)) await client.query('rollback').catch(() => undefined)
      throw databaseError
    }
  })

/**
 * With the default random_page_cost of 4, the planner would sort all matching members instead of reading the first ones
 * from an index. JIT compilation would take longer than the statements themselves.
 */
const planner = '-c random_page_cost=1.1 -c jit=off'
const settings = `-c timezone=UTC -c statement_timeout=15000 ${planner}`

export interface PostgresOptions {
  url: string
  max?: number
  connectMs?: number
  onError?: (error: Error) => void
}

export const openPostgres = ({
  url,
  max = 20,
  connectMs = 3000,
  onError = () => undefined,
}: PostgresOptions): DbEngine => {
  const common = { connectionString: url, types, connectionTimeoutMillis: connectMs }
  const pool = new pg.Pool({
    ...common,
    max,
    idleTimeoutMillis: 30_000,
    options: `${settings} -c idle_in_transaction_session_timeout=30000`,
  })
  // Without these listeners, a restart of the server would crash this process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const send: RunQuery = (text, values) => withClient(pool, (client) => runQuery(client)(text, values))
  const outside =
    (answer: typeof send): typeof send =>
    async (text, values) => {
      refuseInsideTransaction()
      return answer(text, values)
    }
  const shared = { config: { ...common, options: settings }, onError, overflow: send }
  const reads = createPipelined(readConnections, shared)
  const writes = createPipelined(writeConnections, shared)
  return {
    kind: 'postgres',
    ...createQueries(outside(send)),
    pipelined: createQueries(outside(reads.runQuery)),
    pipelinedWrite: createQueries(outside(writes.runQuery)),
    tx: async (work) => {
      refuseInsideTransaction()
      return retryDeadlock(() => transact(pool, work))
    },
    script: async (text) => {
      await withClient(pool, (client) => client.query(text))
    },
    close: async () => {
      await Promise.all([reads.close(), writes.close(), pool.end()])
    },
  }
}
