import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import sql from 'sql-template-tag'
import type { DbEngine } from './Db'
import { DbUnavailable } from './databaseErrors'
import { openPostgres } from './postgres'

describe('a database that accepts connections and does not answer', () => {
  const sockets = new Set<Socket>()
  let server: Server
  let db: DbEngine
  beforeAll(async () => {
    server = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    db = openPostgres({ url: `postgres://duetto@127.0.0.1:${port}/duetto`, connectMs: 50 })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await db.close()
  })

  const one = sql`select 1`
  it.each<[string, () => Promise<unknown>]>([
    ['a statement', () => db.one(one)],
    ['a pipelined read', () => db.pipelined.one(one)],
    ['a pipelined write', () => db.pipelinedWrite.one(one)],
    ['a transaction', () => db.tx((tx) => tx.one(one))],
    ['a script', () => db.script('select 1')],
  ])('times out %s', async (_, ask) => {
    await expect(ask()).rejects.toThrow(DbUnavailable)
  })
})
