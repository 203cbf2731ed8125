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
   * For frequent, fast reads with constant SQL text. Statements queue behind each other, so none may be slow or wait
   * for a lock.
   */
  pipelined: Queries
  /**
   * For frequent writes of about 1 ms. Outside a transaction, a write that waits too long for a lock is repeated on the
   * pool.
   */
  pipelinedWrite: Queries
  /**
   * Runs `work` in a transaction; nested calls use savepoints. On a Postgres server, deadlocks can make `work` run up
   * to three times.
   */
  tx: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  script: (text: string) => Promise<void>
}

export interface DbEngine extends Db {
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}
