import { hash } from 'node:crypto'
import pg from 'pg'
import type { ClientConfig, QueryResult } from 'pg'
import { isConnectionError, whileConnecting } from './databaseErrors'

export interface PipelinedConnection {
  load: () => number
  query: (text: string, values: unknown[]) => Promise<QueryResult>
  close: () => Promise<void>
}

interface Statement {
  text: string
  values: unknown[]
  resolve: (result: QueryResult) => void
  reject: (error: unknown) => void
}

const maxPrepared = 200
/**
 * Names are hashes of the SQL text: behind a pooler that does not track statements per client, a name prepared by
 * another process then has the same text.
 */
const names = new Map<string, string>()
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPrepared) return known
  const name = `q${hash('sha256', text).slice(0, 32)}`
  names.set(text, name)
  return name
}

/**
 * Resolves when the statement ends, even if it failed. Sets `name` on the query, because pg would copy a configuration
 * object that contains it, which is costly.
 */
const send = (client: pg.Client, { text, values, resolve, reject }: Statement, onLost: () => void) =>
  new Promise<void>((done) => {
    const query: pg.Query & { name?: string } = new pg.Query(text, values, (error, result) => {
      // A server announces a shutdown before it closes the connection.
      if (isConnectionError(error)) onLost()
      if (error) reject(error)
      else resolve(result)
      done()
    })
    query.name = nameOf(text)
    client.query(query)
  })

/**
 * Sends statements in batches: those of one event loop turn, or those that arrive while a batch is in flight. A batch
 * takes one system call; system calls are the main cost.
 */
export const createPipelinedConnection = (
  config: ClientConfig,
  onError: (error: Error) => void,
): PipelinedConnection => {
  let opened: Promise<pg.Client> | undefined
  let waiting: Statement[] = []
  let inFlight = 0

  const forget = (closed: Promise<pg.Client>) => {
    if (opened === closed) opened = undefined
  }
  const open = (): Promise<pg.Client> => {
    const client = new pg.Client({ ...config, pipeline: true })
    const opening = whileConnecting(client.connect()).then(() => client)
    client.on('error', onError)
    client.on('end', () => forget(opening))
    return opening
  }

  const leave = async (): Promise<void> => {
    const statements = waiting
    waiting = []
    inFlight = statements.length
    const mine = (opened ??= open())
    try {
      const client = await mine
      const { stream } = client.connection
      stream.cork()
      const answers = statements.map((statement) => send(client, statement, () => forget(mine)))
      stream.uncork()
      await Promise.all(answers)
    } catch (error) {
      forget(mine)
      for (const { reject } of statements) reject(error)
    }
    inFlight = 0
    if (waiting.length > 0) setImmediate(() => void leave())
  }

  return {
    load: () => inFlight + waiting.length,
    query: (text, values) =>
      new Promise((resolve, reject) => {
        const isFirst = waiting.push({ text, values, resolve, reject }) === 1
        if (isFirst && inFlight === 0) setImmediate(() => void leave())
      }),
    close: async () => {
      await (await opened?.catch(() => undefined))?.end()
    },
  }
}
