import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import type { Config } from '../../app/config'
import { setBackedUp } from '../../infra/probes/database.repository'
import { createTestApp, describeOnEngine } from '../../testing'
import type { TestApp } from '../../testing'
import { createOutbox, deliverOutbox } from '../../infra/delivery/outbox'
import { scrape } from '../../testing/scrape'

const { TEST_REDIS_URL: redisUrl } = process.env

describeOnEngine('metrics of what the site depends on', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine, config: { dataDir: '/tmp' } })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  it('report the database, its connections and the disk', async () => {
    const of = await scrape(site)
    expect(of('duetto_database_up')).toBe(1)
    expect(of('duetto_database_connections{of="max"}')).toBeGreaterThan(0)
    expect(of('duetto_disk_bytes{of="size"}')).toBeGreaterThan(of('duetto_disk_bytes{of="free"}') ?? Infinity)
    expect(of('duetto_redis_up')).toBeUndefined()
  })

  it('report the age of the last backup, and without one that of the database', async () => {
    await setBackedUp(site.db, site.clock.now)
    site.clock.add(90_000)
    expect((await scrape(site))('duetto_backup_age_seconds')).toBe(90)
    await site.reset()
    expect((await scrape(site))('duetto_backup_age_seconds')).toBeLessThan(0)
  })

  it('count e-mails that were sent, rejected, and wait', async () => {
    const mail = async (name: string, send: () => Promise<void>) => {
      const outbox = createOutbox({ db: site.db, now: site.deps.now, onQueued: () => undefined })
      const to = `${name}@test.example`
      await outbox.mail.send({ to, locale: 'en', subject: '', text: '', html: '' })
      await deliverOutbox(site.deps, { mail: send, sms: send, push: send })
    }
    const refuse = (responseCode: number) => () =>
      Promise.reject(Object.assign(new Error('refused'), { responseCode, command: 'RCPT TO' }))
    await mail('good', async () => undefined)
    await mail('gone', refuse(550))
    await mail('busy', refuse(451))
    const of = await scrape(site)
    const outcomes = ['sent', 'failed', 'waiting'].map((name) => of(`duetto_mails_24h{outcome="${name}"}`))
    expect(outcomes).toEqual([1, 1, 1])
    site.clock.add(25 * 3_600_000)
    expect((await scrape(site))('duetto_mails_24h{outcome="failed"}')).toBe(0)
  })
})

describe('metrics of a site with', () => {
  const ends: (() => unknown)[] = []
  const open = async (config: Partial<Config>) => {
    const site = await createTestApp({ config })
    ends.push(() => site.close())
    return site
  }
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  it('https report when its certificate expires', async () => {
    const pem = readFileSync(join(__dirname, '../../testing/localhost.pem'))
    const server = createServer({ key: pem, cert: pem })
    ends.push(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const site = await open({ publicUrl: `https://localhost:${port}` })
    const seconds = (await scrape(site))('duetto_certificate_seconds{host="localhost"}')
    expect(seconds).toBeGreaterThan(99 * 365 * 86_400)
  })

  const ifRedis = redisUrl ? it : it.skip
  ifRedis('Redis report its memory (skipped without TEST_REDIS_URL)', async () => {
    const of = await scrape(await open({ redis: { url: redisUrl ?? '' } }))
    expect(of('duetto_redis_up')).toBe(1)
    expect(of('duetto_redis_memory_bytes{of="used"}')).toBeGreaterThan(100_000)
    expect(of('duetto_redis_memory_bytes{of="max"}')).toBeGreaterThanOrEqual(0)
  })

  it('a Redis that does not answer report it', async () => {
    const of = await scrape(await open({ redis: { url: 'redis://127.0.0.1:1' } }))
    expect(of('duetto_redis_up')).toBe(0)
    expect(of('duetto_redis_memory_bytes{of="used"}')).toBeUndefined()
  })
})

it('reports a database that does not answer', async () => {
  const site = await createTestApp()
  await site.db.close()
  expect((await scrape(site))('duetto_database_up')).toBe(0)
  await site.app.close()
})
