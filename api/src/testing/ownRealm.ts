import { types } from 'node:util'
import type { Results, Transaction } from '@electric-sql/pglite'
import type { PgliteDatabase } from '../infra/db/pgliteEngine'

/** PGlite runs in the Jest runner's realm, whose dates, arrays and objects fail `instanceof` here. */
const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return Array.from(value, copy)
  if (types.isDate(value)) return new Date(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
}

const copyError = (error: unknown): unknown => {
  if (error instanceof Error || !types.isNativeError(error)) return error
  const { message, stack } = error
  return Object.assign(new Error(message), error, { stack })
}

const copyRows = <Row>(results: Results<Row>): Results<Row> => ({
  ...results,
  rows: results.rows.map((row) => copy(row) as Row),
})

type Statements = Pick<Transaction, 'query' | 'exec'>

/** `close` disables only the wrapper, because later test files reuse the database. */
export const inOwnRealm = (database: PgliteDatabase): PgliteDatabase => {
  let isClosed = false
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isClosed) throw new Error('the database is closed')
    try {
      return await work()
    } catch (error) {
      throw copyError(error)
    }
  }
  const statementsOf = (target: Statements): Statements => ({
    query: <Row>(...args: Parameters<Statements['query']>) =>
      run(async () => copyRows(await target.query<Row>(...args))),
    exec: (...args) => run(() => target.exec(...args)),
  })
  return {
    ...statementsOf(database),
    transaction: (work) =>
      run(() =>
        database.transaction((tx) => work(Object.assign(Object.create(tx) as Transaction, statementsOf(tx)))),
      ),
    dumpDataDir: (...args) => database.dumpDataDir(...args),
    close: () => {
      isClosed = true
      return Promise.resolve()
    },
  }
}
