import type { ClientConfig } from 'pg'
import { isRetryableOnPool, translated } from './databaseErrors'
import { createPipelinedConnection } from './pipelinedConnection'
import { toParams } from './params'
import { toAnswer } from './queries'
import type { RunQuery } from './queries'

interface Connections {
  count: number
  /** Maximum unfinished statements on a connection, because each waits for all those ahead of it. */
  room: number
  /** Longer waits for a lock are cancelled, and the statement is retried on the pool. */
  lockMs: number
}

export const readConnections: Connections = { count: 2, room: 32, lockMs: 50 }
/** Few statements per connection, because a write may wait for a row lock. */
export const writeConnections: Connections = { count: 8, room: 2, lockMs: 250 }

interface Pipelined {
  runQuery: RunQuery
  close: () => Promise<void>
}

export const createPipelined = (
  { count, room, lockMs }: Connections,
  {
    config,
    onError,
    overflow,
  }: { config: ClientConfig; onError: (error: Error) => void; overflow: RunQuery },
): Pipelined => {
  const options = `${config.options} -c lock_timeout=${lockMs}`
  const connections = Array.from({ length: count }, () =>
    createPipelinedConnection({ ...config, options }, onError),
  )
  return {
    runQuery: async (text, values) => {
      const connection = connections.reduce((least, one) => (one.load() < least.load() ? one : least))
      if (connection.load() >= room) return overflow(text, values)
      try {
        return toAnswer(await connection.query(text, toParams(values)))
      } catch (error) {
        if (isRetryableOnPool(error)) return overflow(text, values)
        throw translated(error)
      }
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
