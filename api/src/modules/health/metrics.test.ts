import sql from 'sql-template-tag'
import { createOutbox, deliverOutbox } from '../../infra/delivery/outbox'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { order, useProvider } from '../../testing/money'
import { scrape } from '../../testing/scrape'
import { addPhotos } from '../../testing/social'

const figure = async (site: TestApp, name: string): Promise<number | undefined> => (await scrape(site))(name)

describeOnEngine('metrics for dashboards and alerts', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  it('reports queued e-mails and the age of the oldest, also while the mail server is down', async () => {
    const { email } = await site.member()
    expect(await figure(site, 'duetto_outbox_waiting{kind="mail"}')).toBe(0)
    site.deps.mail = createOutbox({ db: site.db, now: site.deps.now, onQueued: () => undefined }).mail
    await site.visitor('requestReset', { body: { email } })
    const down = () => Promise.reject(new Error('away'))
    await deliverOutbox(site.deps, { mail: down, sms: down, push: down })
    site.clock.add(90_000)
    const of = await scrape(site)
    expect(of('duetto_outbox_oldest_seconds{kind="mail"}')).toBe(90)
    expect(of('duetto_outbox_waiting{kind="mail"}')).toBe(1)
  })

  it('counts photos and selfies that wait for an operator', async () => {
    const { id } = await site.member()
    await site.db.run(
      sql`update photos set status = 'pending' where id = any (${await addPhotos(site.db, id, 2)}::bigint[])`,
    )
    await site.db.run(sql`
      insert into verifications (user_id, status, pose, pose_until, sent_at)
      values (${id}, 'waiting', 'open_hand', ${site.clock.now}, ${site.clock.now})`)
    expect(await figure(site, 'duetto_photos_to_review')).toBe(3)
  })

  it('counts the last day’s payments by state', async () => {
    useProvider(site)
    await order(await site.member())
    expect(await figure(site, 'duetto_payments_24h{state="requires_action"}')).toBe(1)
    site.clock.add(25 * 3_600_000)
    expect(await figure(site, 'duetto_payments_24h{state="requires_action"}')).toBeUndefined()
  })
})

describe('metrics while the database is down', () => {
  it('omit database figures only', async () => {
    const site = await createTestApp()
    await figure(site, 'duetto_photos_to_review')
    await site.db.close()
    const of = await scrape(site)
    expect(of('duetto_photos_to_review')).toBeUndefined()
    expect(of('duetto_outbox_waiting{kind="mail"}')).toBeUndefined()
    expect(of('duetto_event_streams')).toBe(0)
    await site.app.close()
  })
})

describe('metrics of a process without jobs', () => {
  it('cover its calls and streams, and leave the database to the worker', async () => {
    const site = await createTestApp({ config: { role: 'web' } })
    try {
      expect(await figure(site, 'duetto_event_streams')).toBe(0)
      expect(await figure(site, 'duetto_outbox_waiting{kind="mail"}')).toBeUndefined()
    } finally {
      await site.close()
    }
  })
})
