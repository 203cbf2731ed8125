import { hash } from 'node:crypto'
import pg from 'pg'
import type { ClientConfig, QueryResult } from 'pg'
import { isConnectionFault, whileConnecting } from './faults'

/** One connection that pipelines many statements, each its own transaction. */
export interface PipelinedConnection {
  /** Number of statements in flight. */
  load: () => number
  ask: (text: string, values: unknown[]) => Promise<QueryResult>
  close: () => Promise<void>
}

interface Statement {
  text: string
  values: unknown[]
  resolve: (result: QueryResult) => void
  reject: (error: unknown) => void
}

/** Maximum number of prepared statements; further ones are sent unprepared. */
const maxPrepared = 200
/**
 * Made of the text: behind a pooler that does not know what each client has prepared, a name that another process gave
 * must never mean another statement.
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
 * Always resolves. Creating the query from text avoids pg's copy of its configuration, which takes as long as
 * the rest.
 */
const send = (client: pg.Client, { text, values, resolve, reject }: Statement, onLost: () => void) =>
  new Promise<void>((done) => {
    const query: pg.Query & { name?: string } = new pg.Query(text, values, (error, result) => {
      // A server announces that it will close a connection before it does.
      if (isConnectionFault(error)) onLost()
      if (error) reject(error)
      else resolve(result)
      done()
    })
    query.name = nameOf(text)
    client.query(query)
  })

/**
 * Connects with the first statement, and again after a failure. Statements that arrive while others are in
 * flight are batched into one system call: the calls are what costs, not the statements.
 */
export const createPipelinedConnection = (
  config: ClientConfig,
  onError: (error: Error) => void,
): PipelinedConnection => {
  let opened: Promise<pg.Client> | undefined
  let waiting: Statement[] = []
  let underWay = 0

  const forget = (gone: Promise<pg.Client>) => {
    if (opened === gone) opened = undefined
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
    underWay = statements.length
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
    underWay = 0
    if (waiting.length > 0) setImmediate(() => void leave())
  }

  return {
    load: () => underWay + waiting.length,
    ask: (text, values) =>
      new Promise((resolve, reject) => {
        const isFirst = waiting.push({ text, values, resolve, reject }) === 1
        // Anything else in this turn of the event loop joins the batch.
        if (isFirst && underWay === 0) setImmediate(() => void leave())
      }),
    close: async () => {
      await (await opened?.catch(() => undefined))?.end()
    },
  }
}
