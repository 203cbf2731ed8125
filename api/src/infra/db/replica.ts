import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { TooLate, within } from '../within'
import type { Queries } from './Db'
import { isConnectionError } from './databaseErrors'
import { openPostgres } from './postgres'

const defaults = { lagMaxSeconds: 5, knownForMs: 5000 }
const answerMs = 2000

export interface Replica {
  queries: Queries
  close: () => Promise<void>
}

export const openReplica = (
  url: string,
  primary: Queries,
  log: Logger,
  { lagMaxSeconds, knownForMs } = defaults,
): Replica => {
  const replica = openPostgres({
    url,
    connectMs: answerMs,
    onError: (error) => log.error({ err: error }, 'a connection to the replica failed'),
  })
  let isGood: boolean | undefined
  let knownAt = -Infinity
  let looking: Promise<void> | undefined

  const note = (isNowGood: boolean, facts: object): void => {
    knownAt = performance.now()
    if (isGood !== isNowGood)
      log.info(facts, `the ${isNowGood ? 'replica' : 'primary'} answers member search`)
    isGood = isNowGood
  }
  const checkLag = async (): Promise<void> => {
    try {
      const seconds = await within(answerMs, findLag(replica))
      note(seconds !== null && seconds <= lagMaxSeconds, { seconds })
    } catch (error) {
      note(false, { err: error })
    }
  }
  const isUsable = async (): Promise<boolean> => {
    if (performance.now() - knownAt > knownForMs)
      await (looking ??= checkLag().finally(() => (looking = undefined)))
    return isGood === true
  }
  const queryReplica = async <Result>(query: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (!(await isUsable())) return query(primary)
    try {
      return await within(answerMs, query(replica))
    } catch (error) {
      // Other errors, such as a conflict with replayed WAL, do not make the replica unusable.
      if (isConnectionError(error)) note(false, { err: error })
      // Either the replica or only this statement is slow, so check the replica again before the next query.
      if (error instanceof TooLate) knownAt = -Infinity
      return query(primary)
    }
  }
  return {
    queries: {
      many: (statement) => queryReplica((db) => db.many(statement)),
      maybe: (statement) => queryReplica((db) => db.maybe(statement)),
      one: (statement) => queryReplica((db) => db.one(statement)),
      run: (statement) => primary.run(statement),
    },
    close: () => replica.close(),
  }
}

/** Lag in seconds. Null if it is unknown or the server is not a replica. */
const findLag = async (replica: Queries): Promise<number | null> => {
  const { seconds } = await replica.one<{ seconds: number | null }>(sql`
    select case
      when not pg_is_in_recovery() then null
      when pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as seconds`)
  return seconds
}
