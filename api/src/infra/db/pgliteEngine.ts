import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { DbEngine } from './Db'
import { oids, toParams } from './params'
import { createQueries, createTx } from './queries'
import type { Answer } from './queries'
import { inTransaction, refuseInsideTransaction } from './transactionScope'

export type PgliteDatabase = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'dumpDataDir' | 'close'>

const asText = (value: string) => value
const parsers = { [oids.int8]: Number, [oids.numeric]: asText, [oids.date]: asText }

const runQuery =
  (target: Pick<Transaction, 'query'>) =>
  async (text: string, values: readonly unknown[]): Promise<Answer> => {
    const result = await target.query(text, toParams(values), { parsers })
    return { rows: result.rows, count: result.affectedRows ?? 0 }
  }

export interface PgliteEngine extends DbEngine {
  kind: 'pglite'
  dump: () => Promise<Blob>
}

/**
 * PGlite runs queries on this thread and resolves them in microtasks. Each transaction, and each statement outside
 * one, therefore yields to the event loop first. Otherwise concurrent calls would starve incoming requests.
 */
export const createPgliteEngine = (database: PgliteDatabase): PgliteEngine => {
  const send = runQuery(database)
  const queries = createQueries(async (text, values) => {
    refuseInsideTransaction()
    await nextTurn()
    return send(text, values)
  })
  return {
    kind: 'pglite',
    ...queries,
    pipelined: queries,
    pipelinedWrite: queries,
    tx: async (work) => {
      refuseInsideTransaction()
      await nextTurn()
      return database.transaction((tx) =>
        inTransaction(() => work(createTx(runQuery(tx), (text) => tx.exec(text)))),
      )
    },
    script: async (text) => {
      await database.exec(text)
    },
    dump: () => database.dumpDataDir('none'),
    close: () => database.close(),
  }
}
