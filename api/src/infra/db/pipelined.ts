import type { ClientConfig } from 'pg'
import { isRetryableOnPool, translated } from './faults'
import { createPipelinedConnection } from './pipelinedConnection'
import { toParams } from './params'
import { toAnswer } from './queries'
import type { Ask } from './queries'

interface Connections {
  count: number
  /** Statements in flight on a connection before the next is used: batches are cheap, queues are slow. */
  room: number
  /** A statement that waits longer for a lock must not delay those behind it. */
  lockMs: number
}

/** Reads never wait for locks. */
export const readConnections: Connections = { count: 2, room: 32, lockMs: 0 }
/** A write may wait for a row, so few queue behind it. */
export const writeConnections: Connections = { count: 8, room: 2, lockMs: 250 }

interface Pipelined {
  ask: Ask
  close: () => Promise<void>
}

/**
 * Millisecond statements over a few shared connections. Those that find no room, would block others, or
 * cannot use their prepared statement go `elsewhere`.
 */
export const createPipelined = (
  { count, room, lockMs }: Connections,
  { config, onError, elsewhere }: { config: ClientConfig; onError: (error: Error) => void; elsewhere: Ask },
): Pipelined => {
  const options = `${config.options} -c lock_timeout=${lockMs}`
  const connections = Array.from({ length: count }, () =>
    createPipelinedConnection({ ...config, options }, onError),
  )
  return {
    ask: async (text, values) => {
      const connection = connections.find((one) => one.load() < room)
      if (!connection) return elsewhere(text, values)
      try {
        return toAnswer(await connection.ask(text, toParams(values)))
      } catch (error) {
        if (isRetryableOnPool(error)) return elsewhere(text, values)
        throw translated(error)
      }
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}
