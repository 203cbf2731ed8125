import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTraffic, parseCounts, readMetricsFrom } from './traffic'

const minute = 60_000
const metrics = (ok: number, failed: number, streams = 0) => `
# HELP http_request_duration_seconds Duration
http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/members.php",status="200"} 99
http_request_duration_seconds_count{method="GET",route="/api/members.php",status="200"} ${ok}
http_request_duration_seconds_count{method="GET",route="/api/likes.php",status="503"} ${failed}
http_request_duration_seconds_count{method="GET",route="/metrics",status="200"} 1000
http_request_duration_seconds_count{method="GET",route="/api/health/ready",status="503"} 1000
duetto_event_streams ${streams}
`

it('counts requests, server errors and streams, but no probes', () => {
  expect(parseCounts(metrics(40, 2, 7))).toEqual({ requests: 42, errors: 2, streams: 7, startedAt: 0 })
})

describe('traffic of the last hour', () => {
  let now: Date
  let texts: Record<string, string | null>
  const create = () =>
    createTraffic(
      async () => new Map(Object.entries(texts)),
      () => now,
    )
  const add = (ms: number) => (now = new Date(now.getTime() + ms))
  beforeEach(() => {
    now = new Date('2026-03-01T12:00:00Z')
    texts = { one: metrics(100, 10, 3), two: metrics(200, 0, 4) }
  })

  it('sums the processes since the first sample', async () => {
    const traffic = create()
    await traffic.sample()
    add(10 * minute)
    texts = { one: metrics(130, 11, 3), two: metrics(200, 5, 4) }
    expect(await traffic.get()).toEqual({
      since: '2026-03-01T12:00:00.000Z',
      requests: 36,
      errors: 6,
      streams: 7,
      processes: 2,
      unreachable: 0,
    })
  })

  it('forgets samples older than an hour', async () => {
    const traffic = create()
    await traffic.sample()
    add(30 * minute)
    texts = { one: metrics(150, 20), two: null }
    await traffic.sample()
    add(31 * minute)
    texts = { one: metrics(151, 20), two: null }
    await traffic.sample()
    expect(await traffic.get()).toMatchObject({ requests: 1, errors: 0, since: '2026-03-01T12:30:00.000Z' })
  })

  it('counts from zero for a process that has restarted, and counts those that do not answer', async () => {
    const traffic = create()
    await traffic.sample()
    add(minute)
    texts = { one: metrics(5, 1, 1), two: null }
    expect(await traffic.get()).toMatchObject({
      requests: 6,
      errors: 1,
      streams: 1,
      processes: 2,
      unreachable: 1,
    })
  })

  it('counts from zero for a process that has restarted and already counts more than before', async () => {
    const startedAt = (ms: number) => `process_start_time_seconds ${ms / 1000}`
    texts = { one: `${metrics(5, 0)}\n${startedAt(1)}` }
    const traffic = create()
    await traffic.sample()
    add(minute)
    texts = { one: `${metrics(8, 1)}\n${startedAt(2)}` }
    expect(await traffic.get()).toMatchObject({ requests: 9, errors: 1 })
  })

  it('counts what a process did before its restart, too', async () => {
    const startedAt = (ms: number) => `process_start_time_seconds ${ms / 1000}`
    texts = { one: `${metrics(1000, 0)}\n${startedAt(1)}` }
    const traffic = create()
    await traffic.sample()
    for (const text of [`${metrics(4950, 50)}\n${startedAt(1)}`, `${metrics(9, 1)}\n${startedAt(2)}`]) {
      add(10 * minute)
      texts = { one: text }
      await traffic.sample()
    }
    expect(await traffic.get()).toMatchObject({ requests: 4010, errors: 51 })
  })

  it('counts since the first answer of a process that did not answer at first', async () => {
    texts = { one: null }
    const traffic = create()
    await traffic.sample()
    for (const ok of [1000, 1010]) {
      add(10 * minute)
      texts = { one: metrics(ok, 0) }
      await traffic.sample()
    }
    expect(await traffic.get()).toMatchObject({ requests: 10, unreachable: 0 })
  })

  it('counts a process that no sample contains only if it has started since the first one', async () => {
    texts = { one: metrics(100, 0), two: null }
    const traffic = create()
    await traffic.sample()
    const startedAfter = (ms: number) => `process_start_time_seconds ${(now.getTime() + ms) / 1000}`
    const [older, newer] = [startedAfter(-60 * minute), startedAfter(minute)]
    add(10 * minute)
    texts = { one: metrics(100, 0), two: metrics(9000, 0) + older, three: metrics(7, 0) + newer }
    expect(await traffic.get()).toMatchObject({ requests: 7, processes: 3 })
  })

  it('reads the processes again only after 15 seconds', async () => {
    const traffic = create()
    await traffic.sample()
    texts = { one: metrics(110, 10), two: metrics(200, 0) }
    add(14_999)
    expect(await traffic.get()).toMatchObject({ requests: 0, streams: 7 })
    add(1)
    expect(await traffic.get()).toMatchObject({ requests: 10, streams: 0 })
    texts = { one: metrics(115, 10) }
    add(14_999)
    expect(await traffic.get()).toMatchObject({ requests: 10 })
  })
})

it('reads a process once if its name has IPv4 and IPv6 addresses, and reports processes that do not respond', async () => {
  const server = createServer(({ url }, response) => {
    if (url !== '/metrics') response.statusCode = 502
    response.end(metrics(1, 0))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const urls = [
    `http://localhost:${port}/metrics`,
    'http://127.0.0.1:1/metrics',
    `http://127.0.0.1:${port}/failing`,
  ]
  expect([...(await readMetricsFrom(urls)())]).toEqual([
    [`http://127.0.0.1:${port}/metrics`, metrics(1, 0)],
    ['http://127.0.0.1:1/metrics', null],
    [`http://127.0.0.1:${port}/failing`, null],
  ])
  server.close()
})
