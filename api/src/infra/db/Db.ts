import type { Sql } from 'sql-template-tag'

/**
 * The port to Postgres, embedded (PGlite) or a server (pg). Both engines return `int8` as a number,
 * `timestamptz` as a Date, and `date` and `numeric` as text.
 */
export interface Queries {
  many: <Row>(statement: Sql) => Promise<Row[]>
  maybe: <Row>(statement: Sql) => Promise<Row | undefined>
  /** Returns the first row; throws if the result is empty. */
  one: <Row>(statement: Sql) => Promise<Row>
  /** Returns the number of changed rows. */
  run: (statement: Sql) => Promise<number>
}

export interface Db extends Queries {
  /**
   * On a server, the same queries over shared, pipelined connections, for frequent, fast reads with constant SQL text.
   * Statements queue behind each other, so none may be slow or wait for a lock. In a transaction, they belong to it.
   */
  pipelined: Queries
  /**
   * Like `pipelined`, for frequent writes of about 1 ms. Outside a transaction, each is its own, and one that waits too
   * long for a lock is repeated on the pool.
   */
  pipelinedWrite: Queries
  /**
   * Runs `work` in a transaction (read committed) and rolls back if it throws. On a server, `work` may run up to three
   * times because of deadlocks. Nested calls use savepoints.
   */
  tx: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  /** Runs a script of several statements. */
  script: (text: string) => Promise<void>
}

export interface DbEngine extends Db {
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}
