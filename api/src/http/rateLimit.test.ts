import { randomUUID } from 'node:crypto'
import { createTestApp } from '../testing'
import { createKeyHash } from '../infra/keyHash'
import { createRedisCounter } from '../infra/redisCounter'

const url = process.env.TEST_REDIS_URL
const ifRedis = url ? it : it.skip
const hash = createKeyHash('secret')

describe('rate limits', () => {
  it('refuses an account’s excess requests with Retry-After, and continues to serve other accounts', async () => {
    const site = await createTestApp({ config: { hasRateLimits: true } })
    const [anna, ben] = [await site.member(), await site.member()]
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push(await anna.call.raw('exportData'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { code: 'too_fast' },
    })
    expect((await ben.call.raw('exportData')).status).toBe(200)
    await site.close()
  })

  ifRedis('processes count together through Redis (skipped without TEST_REDIS_URL)', async () => {
    const servers = { url: url ?? '' }
    const counters = [createRedisCounter(servers, hash, 10_000), createRedisCounter(servers, hash, 10_000)]
    const key = randomUUID()
    await Promise.all(counters.map(({ ready }) => ready))
    const counts = []
    for (const { count } of [...counters, ...counters]) counts.push(await count(key, 60_000))
    expect(counts).toEqual([1, 2, 3, 4])
    for (const counter of counters) counter.close()
  })
})
