import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTracing } from '@duetto/shared/tracing'
import { makeHttpClient } from '../infra/http/makeHttpClient'
import { makeTestApp } from '../testing'
import type { TestApp } from '../testing'

interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

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
    site = await makeTestApp({ config: { tracing: { ratio: 0 } } })
  })
  afterEach(async () => {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    await site.close()
    collector.closeAllConnections()
    collector.close()
  })

  /** The spans of what `work` did. */
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

  it('join that of the page: a call, its transaction and its statements, without what the member wrote', async () => {
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

  it('are not recorded where the page was not, nor where the ratio is nothing', async () => {
    expect(await record(() => logIn(sampled.replace(/01$/, '00')))).toEqual([])
    expect(await record(() => logIn(''))).toEqual([])
  })

  it('tell of each attempt to reach an outside service, and not of its address', async () => {
    let asked = 0
    const outside = createServer((_, response) => {
      asked += 1
      response.writeHead(asked === 1 ? 503 : 200).end('{}')
    }).listen(0, '127.0.0.1')
    await once(outside, 'listening')
    const { port } = outside.address() as AddressInfo
    const client = makeHttpClient({
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
