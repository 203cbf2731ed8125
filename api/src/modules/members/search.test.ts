import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Queries } from '../../infra/db/Db'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { saveSettings } from '../../testing/social'

const minute = 60_000

describeOnEngine('member search', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const active = (ms: number) => new Date(site.clock.now.getTime() - ms)
  const viewer = (fields = {}) =>
    site.member({ name: 'Viewer', gender: 'male', looking_for: 'female', country: 'IT', ...fields })
  const woman = (fields = {}) => site.member({ gender: 'female', country: 'IT', region: 'Lazio', ...fields })

  it('[MEMBER-01] pages through all members once, newest activity first, with an exact count', async () => {
    const me = await viewer()
    const made: number[] = []
    for (let index = 0; index < 25; index += 1)
      made.push((await woman({ last_active: active(index * minute) })).id)
    const first = await me.call('searchMembers', { query: { sort: 'active' } })
    expect(first).toMatchObject({ numResults: 25, is_approximate: false, is_limited: false, similar: [] })
    const newcomer = await woman({ last_active: new Date(site.clock.now.getTime() + minute) })
    const second = await me.call('searchMembers', {
      query: { sort: 'active', cursor: first.next_cursor ?? '' },
    })
    expect(second.next_cursor).toBeNull()
    const ids = [...first.profiles, ...second.profiles].map((profile) => profile.id)
    expect(ids).toEqual(made)
    expect(ids).not.toContain(newcomer.id)
  })

  it('omits members who block the viewer or became invisible, even if a replica lags', async () => {
    const [me, blocker, hider, other] = [await viewer(), await woman(), await woman(), await woman()]
    const known = new Map<string, unknown[]>()
    const behind: Queries = {
      ...site.db,
      many: async <Row>(statement: Sql) => {
        const rows = known.get(statement.text) ?? (await site.db.many<Row>(statement))
        known.set(statement.text, rows)
        return rows as Row[]
      },
    }
    site.deps.searchDb = behind
    expect((await me.call('searchMembers')).profiles).toHaveLength(3)
    await blocker.call('block', { body: { profile: me.id } })
    await site.db.run(sql`update users set is_invisible = true where id = ${hider.id}`)
    const { profiles } = await me.call('searchMembers')
    expect(profiles.map(({ id }) => id)).toEqual([other.id])
    site.deps.searchDb = site.db
  })

  it('[MEMBER-01] lists each of several members who were active in the same microsecond', async () => {
    const me = await viewer()
    for (let index = 0; index < 5; index += 1) await woman({ last_active: '2026-03-01T11:00:00.123456Z' })
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await me.call('searchMembers', { query: { limit: 2, cursor } })
      seen.push(...page.profiles.map((profile) => profile.id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  it('[MEMBER-01] filters by gender, country, region and age', async () => {
    const me = await viewer()
    const wanted = await woman({ name: 'Wanted', region: 'Veneto', birth_date: '1996-03-01' })
    await woman({ region: 'Lazio', birth_date: '1996-03-01' })
    await woman({ region: 'Veneto', birth_date: '1996-03-02' })
    await woman({ region: 'Veneto', birth_date: '1990-01-01' })
    await site.member({ gender: 'male', country: 'IT', region: 'Veneto', birth_date: '1996-03-01' })
    await woman({ country: 'FR', region: 'Veneto', birth_date: '1996-03-01' })
    const result = await me.call('searchMembers', {
      query: { gender: 'female', country: 'IT', countryregion: 'Veneto', min_age: 30, max_age: 30 },
    })
    expect(result.profiles.map((profile) => profile.id)).toEqual([wanted.id])
    expect(result.profiles[0]).toMatchObject({ name: 'Wanted', age: 30, region: 'Veneto' })
  })

  it.each([
    ['photo', { photo: true }, { has_photo: true }],
    ['new_within', { new_within: 7 }, { created_at: '2026-02-23T12:00:00Z' }],
    ['both_ways', { both_ways: true }, { looking_for: 'male' }],
    ['both_ways, of somebody who looks for everybody', { both_ways: true }, { looking_for: null }],
    ['a reason', { reason_for_joining: 'dating,chat' }, { reason_for_joining: 'chat' }],
    ['any of several interests', { interests: 'video games,art' }, { interests: ['tea', 'video games'] }],
    ['language', { language: 'it' }, { language: 'it' }],
    ['status', { relationship_status: 'single' }, { relationship_status: 'single' }],
    ['body type', { body_type: 'slim,athletic' }, { body_type: 'athletic' }],
    ['hair', { hair_color: 'red' }, { hair_color: 'red' }],
    ['eyes', { eye_color: 'green' }, { eye_color: 'green' }],
    ['tattoos', { tattoos: 'few' }, { tattoos: 'few' }],
    ['smoking', { smoking: 'no,sometimes' }, { smoking: 'no' }],
    ['children', { children: 'want' }, { children: 'want' }],
    ['drinking', { drinking: 'often' }, { drinking: 'often' }],
    ['height', { min_height: 170, max_height: 170 }, { height: 170 }],
    ['orientation', { sexuality: 'bi' }, { sexuality: 'bi', has_intimate_consent: true }],
  ])('[MEMBER-01] filters by %s', async (_, query, fields) => {
    const me = await viewer({ has_intimate_consent: true })
    const others = {
      created_at: '2026-02-22T11:59:00Z',
      looking_for: 'female',
      interests: ['wine'],
      tattoos: 'none',
    }
    const wanted = await woman({ ...others, name: 'Wanted', ...fields })
    await woman(others)
    const result = await me.call('searchMembers', { query })
    expect(result.profiles.map(({ id }) => id)).toEqual([wanted.id])
    expect(result.numResults).toBe(1)
  })

  it('[TRUST-07] searches by orientation and sexual interests only for members who consented to their own', async () => {
    const me = await viewer()
    await woman({ sexuality: 'bi', interests: ['bondage'], has_intimate_consent: true })
    await woman({ interests: ['art'] })
    await woman()
    const queries = [{ sexuality: 'bi' }, { interests: 'bondage' }, { interests: 'bondage,art' }]
    const counts = async (call: TestMember['call']) => {
      const found = queries.map((query) =>
        call('searchMembers', { query: { country: 'IT', gender: 'female', ...query } }),
      )
      return (await Promise.all(found)).map(({ numResults }) => numResults)
    }
    expect(await counts(me.call)).toEqual([3, 3, 1])
    expect(await counts(site.visitor)).toEqual([3, 3, 1])
    expect(await counts((await viewer({ has_intimate_consent: true })).call)).toEqual([1, 1, 2])
  })

  it.each([{ hair_color: 'pink' }, { interests: 'tea,' }, { new_within: 2 }, { language: "it' or true" }])(
    'refuses the criterion %j',
    async (query) => {
      const me = await viewer()
      expect(await me.call.refused('searchMembers', { query })).toMatchObject({ status: 400 })
    },
  )

  it('[MEMBER-01] offers similar people if there are few results', async () => {
    const me = await viewer()
    await woman({ region: 'Veneto' })
    const near = await woman({ region: 'Lazio' })
    const result = await me.call('searchMembers', { query: { countryregion: 'Veneto' } })
    expect(result.numResults).toBe(1)
    expect(result.similar.map((profile) => profile.id)).toEqual([near.id])
    expect(result.numSimilar).toBe(1)
  })

  it('[MEMBER-01] [MEMBER-11] omits oneself and invisible, unconfirmed, deleted, blocked and blocking members', async () => {
    const me = await site.member({ gender: 'female', looking_for: 'female', country: 'IT' })
    const visible = await woman()
    await woman({ is_invisible: true })
    await woman({ status: 'not_confirmed' })
    await woman({ status: 'deleted' })
    const blocked = await woman()
    const blocking = await woman()
    await me.call('block', { body: { profile: blocked.id } })
    await blocking.call('block', { body: { profile: me.id } })
    const result = await me.call('searchMembers')
    expect(result.profiles.map((profile) => profile.id)).toEqual([visible.id])
    expect(result.numResults).toBe(1)
  })

  it('[MEMBER-01] finds who is online now', async () => {
    const me = await viewer()
    const online = await woman({ last_active: active(9 * minute) })
    await woman({ last_active: active(11 * minute) })
    const result = await me.call('searchMembers', { query: { online: true } })
    expect(result.profiles.map((profile) => profile.id)).toEqual([online.id])
    expect(result.profiles[0]?.is_online).toBe(true)
  })

  it('[TRUST-01] labels fictional members and hides them on request', async () => {
    const me = await viewer()
    const real = await woman()
    const fictional = await woman({ is_fictional: true })
    const all = await me.call('searchMembers')
    expect(all.profiles.find((profile) => profile.id === fictional.id)?.is_fictional).toBe(true)
    const hidden = await me.call('searchMembers', { query: { hide_fictional: true } })
    expect(hidden.profiles.map((profile) => profile.id)).toEqual([real.id])
  })

  it('[TOPBAR-01] suggests names by prefix, in every country, and treats % literally', async () => {
    const me = await viewer()
    const chiara = await woman({ name: 'Chiara', country: 'FR' })
    await woman({ name: 'Carla' })
    const result = await me.call('searchMembers', { query: { name: 'chi' } })
    expect(result.profiles.map((profile) => profile.id)).toEqual([chiara.id])
    expect((await me.call('searchMembers', { query: { name: '%' } })).numResults).toBe(0)
  })

  it('treats SQL syntax in names, places and countries as plain text', async () => {
    const me = await viewer()
    const name = "Chia'); drop table users; --"
    const her = await woman({ name, region: "L'Aquila" })
    const found = async (query: Record<string, string>) =>
      (await me.call.raw('searchMembers', { query })).body as { profiles?: { id: number }[] }
    expect((await found({ name })).profiles).toMatchObject([{ id: her.id }])
    expect((await found({ countryregion: "L'Aquila" })).profiles).toMatchObject([{ id: her.id }])
    for (const text of ["' or true --", "x') or ('a' = 'a", '$1', "\\' or 1=1 --"]) {
      expect((await found({ name: text })).profiles).toEqual([])
      expect((await found({ countryregion: text })).profiles).toEqual([])
    }
    expect((await me.call('searchMembers')).profiles).toHaveLength(1)
  })

  it('[MEMBER-02] shows a visitor what logged_out_search allows, per traffic source', async () => {
    for (let index = 0; index < 22; index += 1) await woman()
    await woman({ is_private: true })
    await saveSettings(site.db, { logged_out_search: 'limited', logged_out_search_trafficsource: 'full' })
    const limited = await site.visitor('searchMembers', { query: { country: 'IT' } })
    expect(limited).toMatchObject({ is_limited: true, next_cursor: null, numResults: 22 })
    expect(limited.profiles).toHaveLength(20)
    const full = await site.visitor('searchMembers', { query: { country: 'IT', trafficsource: true } })
    expect(full.is_limited).toBe(false)
    const further = { cursor: full.next_cursor ?? '', country: 'IT' }
    expect((await site.visitor('searchMembers', { query: further })).profiles).toEqual([])
    await saveSettings(site.db, { logged_out_search: 'none' })
    expect(await site.visitor('searchMembers')).toMatchObject({ profiles: [], is_limited: true })
  })

  it('[MEMBER-05] shows promoted tiles only if member_resell is on', async () => {
    await site.db.run(sql`
      insert into promoted_tiles (kind, title, image, href) values ('cam', 'Cam', '/a.svg', 'https://x.example')`)
    const me = await viewer()
    await saveSettings(site.db, { member_resell: true })
    expect((await me.call('searchMembers')).promoted).toMatchObject([{ kind: 'cam', title: 'Cam' }])
    await saveSettings(site.db, { member_resell: false })
    expect((await me.call('searchMembers')).promoted).toEqual([])
  })

  it.each(['x', Buffer.from('{"id":1}').toString('base64url'), `${'9'.repeat(300)}`])(
    'refuses a made-up cursor %#',
    async (cursor) => {
      const me = await viewer()
      const refusal = await me.call.refused('searchMembers', { query: { cursor } })
      expect(refusal).toMatchObject({ status: 400, code: 'bad_input', details: { field: 'cursor' } })
    },
  )
})
