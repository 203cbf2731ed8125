import sql from 'sql-template-tag'
import { createTestApp, describeOnEngine } from '../testing'
import type { TestApp } from '../testing'

describeOnEngine('a database without disk space', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  afterAll(() => site.close())

  it('[ERROR-08] rejects writes with 503 and Retry-After, serves reads, and is reported', async () => {
    const anna = await site.member()
    expect((await site.app.inject('/api/health/ready')).json()).toEqual({ ok: true })
    await site.db.run(sql`
      create function fill_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await site.db.run(
      sql`create trigger full_disk before update on users for each row execute function fill_disk()`,
    )

    const refused = await anna.call.raw('saveProfile', { body: { about_me: 'Hello' } })
    expect(refused.status).toBe(503)
    expect(refused.headers).toMatchObject({ 'retry-after': '30' })
    expect(refused.body).toMatchObject({ code: 'unavailable' })
    expect((await anna.call.raw('getChats')).status).toBe(200)
    expect((await site.app.inject('/api/health/ready')).json()).toEqual({ ok: true, degraded: ['database'] })
    expect((await site.app.inject('/metrics')).body).toMatch(/^duetto_database_exhausted_total 1$/m)
  })
})
