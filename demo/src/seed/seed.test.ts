import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '@duetto/api/src/testing'
import type { TestApp } from '@duetto/api/src/testing'
import { getFunnel } from '@duetto/api/src/modules/funnel/report.service'
import { createDemoPeople } from '../people'
import { fillDatabase } from './fillDatabase'
import { demoPassword, guests } from './guests'

const people = createDemoPeople(new Date('2026-01-01T00:00:00Z'))
const [anna, marco] = guests.map(({ email }) => email) as [string, string]

describeOnEngine('demo', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterAll(() => t.close())

  const count = async () =>
    (await t.db.one<{ count: number }>(sql`select count(*)::int as count from users`)).count
  const logIn = async (email: string) => {
    const answer = await t.visitor.raw('login', { body: { email, password: demoPassword } })
    expect(answer.status).toBe(200)
    return async (url: string): Promise<Record<string, unknown>> =>
      (await t.app.inject({ url, headers: { cookie: answer.cookie } })).json()
  }

  describe('of an empty database', () => {
    beforeAll(() => fillDatabase(t.deps, people))
    afterAll(() => t.reset())

    it('has at least 600 members, each with a main photo', async () => {
      expect(await count()).toBe(people.length + guests.length)
      expect(await count()).toBeGreaterThanOrEqual(600)
      const bare = await t.db.many(sql`select id from users where not has_photo`)
      expect(bare).toEqual([])
    })

    it('has visits of a month, with a decided test of two headlines', async () => {
      const { rows } = await getFunnel(t.deps, { by: 'variant' })
      expect(rows.map(({ name, is_winner }) => [name, is_winner])).toEqual([
        ['b', true],
        ['a', false],
      ])
      for (const { counts } of rows) {
        const reached = Object.values(counts)
        expect(reached).toEqual([...reached].sort((a, b) => b - a))
        expect(counts.first_purchase).toBeGreaterThan(0)
      }
    })

    it('includes a free and a Premium account for logging in, with credits, likes and unread messages', async () => {
      const asAnna = await logIn(anna)
      expect((await asAnna('/api/user.php')).user).toMatchObject({ paid_user: false, credits: 0 })
      const asMarco = await logIn(marco)
      expect((await asMarco('/api/user.php')).user).toMatchObject({ paid_user: true, credits: 40 })
      expect(
        await t.db.one(sql`
          select (select count(*)::int from likes l where l.liked_id = u.id) as likes,
            (select sum(unread)::int from conversation_members c where c.user_id = u.id) as unread,
            (select sum(e.credits)::int from ledger_entries e where e.user_id = u.id) as ledger
          from users u where email = ${marco}`),
      ).toEqual({ likes: 9, unread: 3, ledger: 40 })
    })

    it('shows visitors no account for logging in, because its portrait has no label', async () => {
      const isPublic = (email: string) =>
        t.db.one(sql`select public_photo_at is not null as is_public from users where email = ${email}`)
      expect([await isPublic(anna), await isPublic(marco)]).toEqual([
        { is_public: false },
        { is_public: false },
      ])
    })

    it('spreads likes, visits and messages over days and hours, none in the future', async () => {
      const moments = await t.db.many<{ at: Date }>(sql`
        select created_at as at from likes union all select visited_at from profile_visits
        union all select created_at from messages`)
      const times = moments.map(({ at }) => at)
      expect(new Set(times.map((at) => at.toISOString().slice(0, 10))).size).toBeGreaterThanOrEqual(5)
      expect(new Set(times.map((at) => at.getUTCHours())).size).toBeGreaterThanOrEqual(8)
      expect(times.filter((at) => at > t.clock.now)).toEqual([])
    })

    it('does not change a database that has members, even if a demo account’s address was changed', async () => {
      await t.db.run(sql`update users set email = 'anna@example.org' where email = ${anna}`)
      const before = await count()
      expect(await fillDatabase(t.deps, people)).toBe(false)
      expect(await count()).toBe(before)
    })
  })

  describe('while it runs', () => {
    afterEach(() => t.reset())

    it('is seeded once by three processes that start at the same time', async () => {
      const filled = await Promise.all([1, 2, 3].map(() => fillDatabase(t.deps, people)))
      expect(filled.filter(Boolean)).toHaveLength(1)
      expect(await count()).toBe(people.length + guests.length)
    })

    it('discards an interrupted seed, and starts over', async () => {
      const clock = { ...t.deps, now: () => new Date(Number.NaN) }
      await expect(fillDatabase(clock, people)).rejects.toThrow()
      expect(await count()).toBe(0)
      expect(await fillDatabase(t.deps, people)).toBe(true)
    })
  })
})
