import type { Sql } from 'sql-template-tag'

/** Both engines return `int8` as a number, `timestamptz` as a Date, and `date` and `numeric` as text. */
export interface Queries {
  many: <Row>(statement: Sql) => Promise<Row[]>
  maybe: <Row>(statement: Sql) => Promise<Row | undefined>
  one: <Row>(statement: Sql) => Promise<Row>
  run: (statement: Sql) => Promise<number>
}

export interface Db extends Queries {
  /**
   * For frequent, fast reads with constant SQL text, prepared once per connection, so that Postgres can reuse a plan.
   * Statements share connections, so a slow statement delays others. One that waits more than 50 ms for a lock is
   * retried on the pool.
   */
  pipelined: Queries
  /**
   * For frequent writes of about 1 ms. A write that waits more than 250 ms for a lock is retried on the pool. Inside a
   * transaction, writes use its connection and are not retried.
   */
  pipelinedWrite: Queries
  /**
   * Nested calls use savepoints. On a Postgres server, deadlocks and serialization failures can make the outermost
   * `work` run up to three times.
   */
  tx: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  script: (text: string) => Promise<void>
}

export interface DbEngine extends Db {
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}
