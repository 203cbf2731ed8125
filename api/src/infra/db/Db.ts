import type { Sql } from 'sql-template-tag'

/**
 * The port to Postgres, embedded (PGlite) or a server (pg). Statements come from `sql-template-tag`, so
 * values are always parameters. On both engines, `int8` is read as a number, `timestamptz` as a Date, `date`
 * and `numeric` as text.
 */
export interface Queries {
  many: <Row>(statement: Sql) => Promise<Row[]>
  /** The first row, or undefined if there is none. */
  maybe: <Row>(statement: Sql) => Promise<Row | undefined>
  /** The first row; throws if there is none. */
  one: <Row>(statement: Sql) => Promise<Row>
  /** Number of rows changed. */
  run: (statement: Sql) => Promise<number>
}

export interface Db extends Queries {
  /**
   * The same over shared, pipelined connections: half the cost, for hot reads by key with constant text.
   * Statements queue behind each other, so nothing slow and nothing that waits for a lock.
   */
  pipelined: Queries
  /**
   * The same for a hot write of about a millisecond that is its own transaction; falls back to the pool after
   * lock_timeout.
   */
  pipelinedWrite: Queries
  /** One transaction (read committed), rolled back if `work` throws. Nested calls use savepoints. */
  tx: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  /** Runs a script of several statements; for migrations. */
  script: (text: string) => Promise<void>
}

export interface DbEngine extends Db {
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}
