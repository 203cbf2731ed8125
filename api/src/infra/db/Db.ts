import type { Sql } from 'sql-template-tag'

/**
 * The one port to Postgres, whether embedded (PGlite) or a server (pg). Statements come from
 * `sql-template-tag`, so values are always parameters. `int8` is read as a number, `timestamptz` as a
 * Date, `date` and `numeric` as text, on both engines.
 */
export interface Queries {
  many: <Row>(statement: Sql) => Promise<Row[]>
  /** First row, or undefined where there is none. */
  maybe: <Row>(statement: Sql) => Promise<Row | undefined>
  /** First row; throws where there is none. */
  one: <Row>(statement: Sql) => Promise<Row>
  /** Number of rows changed. */
  run: (statement: Sql) => Promise<number>
}

export interface Db extends Queries {
  /**
   * The same over connections that statements share: half the cost, for hot reads by a key with a constant text. What is
   * asked waits for what was asked before it, so nothing that takes long or waits for a lock.
   */
  quick: Queries
  /** The same for a hot write of a millisecond that is a transaction of its own; one that waits for a lock for long starts anew. */
  quickWrite: Queries
  /** One transaction (read committed); rolled back when `work` throws. Nested calls use a savepoint. */
  tx: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>
  /** Runs a script of several statements, for migrations. */
  script: (text: string) => Promise<void>
}

export interface DbEngine extends Db {
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
}
