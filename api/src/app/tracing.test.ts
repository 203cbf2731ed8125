import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTracing } from '@duetto/shared/tracing'
import { createOutbox, outboxJob } from '../infra/delivery/outbox'
import { runJob } from '../infra/jobs/jobs'
import { createRedisCounter } from '../infra/redisCounter'
import { createHttpClient } from '../infra/http/createHttpClient'
import { createTestApp } from '../testing'
import type { TestApp } from '../testing'
import { freePort } from '../testing/runningApi'

interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

const ifRedis = spawnSync('redis-server', ['--version']).status === 0 ? it : it.skip
const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'
const sampled = `00-${traceId}-${parentId}-01`

describe('traces', () => {
  let collector: Server
  let received = ''
  let site: TestApp
  beforeEach(async () => {
    received = ''
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        received += `${body}\n`
        response.setHeader('content-type', 'application/json').end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`
    site = await createTestApp({ config: { tracing: { ratio: 0 } } })
  })
  afterEach(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    await site.close()
    collector.closeAllConnections()
    collector.close()
  })

  const record = async (work: () => Promise<unknown>, ratio = 0): Promise<OtlpSpan[]> => {
    const tracing = await startTracing({ service: 'duetto-api', ratio })
    await work()
    await tracing.stop()
    return received
      .split('\n')
      .filter(Boolean)
      .flatMap((body) => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans) as OtlpSpan[]
  }
  const logIn = (traceparent: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/user.php',
      headers: { traceparent, 'sec-fetch-site': 'same-origin', 'x-request-type': 'client' },
      payload: { email: 'secret@mail.test', password: 'a secret password' },
    })

  it('continue the page’s trace with the call, its transaction and statements, without the member’s text', async () => {
    const spans = await record(() => logIn(sampled))
    const call = spans.find(({ name }) => name === 'POST /api/user.php')
    expect(call).toMatchObject({ traceId, parentSpanId: parentId })
    const byId = new Map(spans.map((span) => [span.spanId, span]))
    const rootOf = (span: OtlpSpan): OtlpSpan => {
      const parent = byId.get(span.parentSpanId ?? '')
      return parent ? rootOf(parent) : span
    }
    const statements = spans.filter(({ name }) => name === 'select')
    expect(statements.length).toBeGreaterThan(0)
    for (const statement of statements) expect(rootOf(statement)).toBe(call)
    expect(received).toContain('$1')
    expect(received).not.toMatch(/secret/)
  })

  it('are not recorded if the page’s was not, or if the ratio is zero', async () => {
    expect(await record(() => logIn(sampled.replace(/01$/, '00')))).toEqual([])
    expect(await record(() => logIn(''))).toEqual([])
  })

  it('record each job run with its statements and e-mails, without their text', async () => {
    const { deps } = site
    await createOutbox({ db: site.db, now: deps.now, onQueued: () => undefined }).mail.send({
      to: 'secret@mail.test',
      locale: 'en',
      subject: 'a secret subject',
      text: 'secret words',
      html: '<p>secret words</p>',
    })
    const sent: string[] = []
    const away = () => Promise.reject(new Error('away'))
    const job = outboxJob({ mail: async ({ to }) => void sent.push(to), sms: away, push: away })
    const spans = await record(() => runJob(deps, job), 1)
    expect(sent).toHaveLength(1)
    const run = spans.find(({ name }) => name === 'job outbox')
    expect(run?.parentSpanId ?? '').toBe('')
    const inRun = spans.filter(({ parentSpanId }) => parentSpanId === run?.spanId).map(({ name }) => name)
    expect(inRun).toContain('send mail')
    expect(inRun.length).toBeGreaterThan(2)
    // Acquiring the job's lease must not create a trace, because it happens on every tick.
    expect(spans.filter(({ traceId: of }) => of !== run?.traceId)).toEqual([])
    expect(received).not.toMatch(/secret/)
  })

  ifRedis('include the Redis commands of a request, without their values', async () => {
    const port = await freePort()
    const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    })
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const counter = createRedisCounter({ url: `redis://127.0.0.1:${port}` }, String, 5000)
    try {
      await counter.ready
      site.app.get('/counted', () => counter.count('secret', 60_000))
      const ask = (traceparent: string) => site.app.inject({ url: '/counted', headers: { traceparent } })
      const spans = await record(async () => {
        await ask(sampled)
        await ask(sampled.replace(/01$/, '00'))
      })
      const request = spans.find(({ name }) => name === 'GET /counted')
      const commands = spans.filter(({ attributes }) =>
        attributes.some(({ value }) => value.stringValue === 'redis'),
      )
      expect(commands).toMatchObject([{ name: 'eval', parentSpanId: request?.spanId }])
      expect(received).not.toContain('secret')
    } finally {
      counter.close()
      server.kill('SIGKILL')
    }
  })

  it('record a failed job with the name of its error, and nothing if the ratio is zero', async () => {
    const run = () => Promise.reject(new TypeError('secret'))
    const job = { name: 'broken', everyMs: 1000, run }
    const spans = await record(() => runJob(site.deps, job).catch(() => undefined), 1)
    expect(spans).toMatchObject([{ name: 'job broken', status: { code: 2, message: 'TypeError' } }])
    site.clock.add(2000)
    expect(
      await record(() => runJob(site.deps, { ...job, name: 'other' }).catch(() => undefined)),
    ).toHaveLength(1)
  })

  it('record each attempt to reach an external service, without its URL', async () => {
    let requestCount = 0
    const outside = createServer((_, response) => {
      requestCount += 1
      response.writeHead(requestCount === 1 ? 503 : 200).end('{}')
    }).listen(0, '127.0.0.1')
    await once(outside, 'listening')
    const { port } = outside.address() as AddressInfo
    const client = createHttpClient({
      name: 'the gateway',
      baseURL: `http://127.0.0.1:${port}`,
      timeoutMs: 5000,
    })
    site.app.get('/outside', async () => (await client.get('/?key=secret')).data)
    const spans = await record(() => site.app.inject({ url: '/outside', headers: { traceparent: sampled } }))
    outside.closeAllConnections()
    outside.close()
    const attempts = spans.filter(({ name }) => name === 'GET the gateway')
    expect(attempts.map(({ status }) => status.code ?? 0)).toEqual([2, 0])
    expect(received).not.toContain('secret')
  })
})
