/** Server process of one side of an HTTP comparison: our API, or a bare server with equivalent but minimal routes. */
import Fastify from 'fastify'
import pg from 'pg'
import { buildApp } from '../../../api/src/app/buildApp'
import { readConfig } from '../../../api/src/app/config'
import { createDeps } from '../../../api/src/app/createDeps'
import { createLog } from '../../../api/src/app/createLog'
import { openPostgres } from '../../../api/src/infra/db/postgres'

const url = process.env.DATABASE_URL ?? ''
const frame = 'id: abc-1\nevent: typing\ndata: {"type":"typing","conversation":1,"profile":2}\n\n'

const startOurs = async () => {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' })
  const deps = createDeps({
    config,
    db: openPostgres({ url }),
    log: createLog('warn'),
    onQueued: () => {},
  })
  const app = await buildApp(deps)
  app.get('/bench/publish', async (request) => {
    const { count, to } = request.query as { count: string; to: string }
    const userIds = to.split(',').map(Number)
    const times = Number(count)
    for (let index = 0; index < times; index += 1)
      for (const userId of userIds)
        await deps.fanout.publish(userId, { type: 'typing', conversation: 1, profile: 2 })
    return {}
  })
  return app
}

const startBare = async () => {
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  await pool.query(
    'create table if not exists bare (id bigint generated always as identity primary key, text text, at timestamptz)',
  )
  const app = Fastify()
  const streams = new Set<NodeJS.WritableStream>()
  app.get('/hello', async () => ({ hello: 'world' }))
  app.get(
    '/row',
    async () => (await pool.query('select id, name, email from users where id = $1', [1])).rows[0],
  )
  app.post('/insert', async (request) => {
    const { text } = request.body as { text: string }
    return (await pool.query('insert into bare (text, at) values ($1, now()) returning id, at', [text]))
      .rows[0]
  })
  app.get('/stream', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('retry: 3000\n\n')
    streams.add(reply.raw)
    reply.raw.on('close', () => streams.delete(reply.raw))
  })
  app.get('/bench/publish', async (request) => {
    const { count } = request.query as { count: string }
    for (let index = 0; index < Number(count); index += 1) for (const stream of streams) stream.write(frame)
    return {}
  })
  return app
}

const start = async (): Promise<void> => {
  const app = await (process.env.BENCH_SIDE === 'bare' ? startBare() : startOurs())
  app.get('/bench/cpu', async () => process.cpuUsage())
  app.get('/bench/memory', async () => {
    // Collect twice, because `external` includes collected buffers until the next collection.
    globalThis.gc?.()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return { bytes: heapUsed + external }
  })
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
}

void start()
