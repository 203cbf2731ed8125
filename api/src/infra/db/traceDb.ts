import { inSpan } from '@duetto/shared/tracing'
import { SpanKind } from '@opentelemetry/api'
import type { Sql } from 'sql-template-tag'
import type { Db, DbEngine, Queries } from './Db'

export const traceQueries = (db: Queries): Queries => {
  const inOwnSpan = <Result>({ text }: Sql, query: () => Promise<Result>): Promise<Result> => {
    const name = /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
    // `text` contains placeholders instead of values. Never pass personal data to `raw`.
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.trim() }
    return inSpan(name, { kind: SpanKind.CLIENT, attributes }, query)
  }
  return {
    many: (statement) => inOwnSpan(statement, () => db.many(statement)),
    maybe: (statement) => inOwnSpan(statement, () => db.maybe(statement)),
    one: (statement) => inOwnSpan(statement, () => db.one(statement)),
    run: (statement) => inOwnSpan(statement, () => db.run(statement)),
  }
}

const traceHandle = (db: Db): Db => ({
  ...db,
  ...traceQueries(db),
  pipelined: traceQueries(db.pipelined),
  pipelinedWrite: traceQueries(db.pipelinedWrite),
  tx: (work) => inSpan('transaction', {}, () => db.tx((tx) => work(traceHandle(tx)))),
})

export const traceDb = (engine: DbEngine): DbEngine => ({ ...engine, ...traceHandle(engine) })
