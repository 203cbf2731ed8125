import sql from 'sql-template-tag'
import type { SearchSort } from '@duetto/shared/domain'
import { createTestApp, describeOnEachEngine } from '../../testing'
import type { TestApp, TestMember } from '../../testing'

const bologna = { country: 'IT', city: 'Bologna', lat: 44.49, lon: 11.34 }
const roma = { lat: 41.89, lon: 12.51 }
const towns = [bologna, { lat: 44.65, lon: 10.92 }, { lat: 45.41, lon: 11.88 }, roma]
const dayMs = 86_400_000

describeOnEachEngine('order of the search', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ gender: 'male', looking_for: 'female', interests: ['art'], ...bologna })
  })
  afterAll(() => site.close())

  const ago = (days: number) => new Date(site.clock.now.getTime() - days * dayMs)
  const woman = (fields = {}) =>
    site.member({ gender: 'female', looking_for: 'male', ...bologna, created_at: ago(100), ...fields })
  const readAll = async (query: { sort?: SearchSort; limit?: number; distance?: number } = {}) => {
    const found = []
    let cursor: string | undefined
    do {
      const page = await me.call('searchMembers', { query: { ...query, cursor } })
      found.push(...page.profiles)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return found
  }
  const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id)
  const addWomen = (count: number) =>
    site.db.run(sql`
      insert into users (email, password_hash, name, gender, looking_for, birth_date, status, signup_step, country,
        lat, lon, last_active, created_at)
      select 'w' || n || '@site.test', '-', 'Woman', 'female', 'male', '1990-01-01', 'active', 5, 'IT',
        (${towns.map(({ lat }) => lat)}::float8[])[1 + n % 4], (${towns.map(({ lon }) => lon)}::float8[])[1 + n % 4],
        ${site.clock.now}::timestamptz - (n * 7 % 50) * interval '1 hour',
        ${site.clock.now}::timestamptz - (n * 11 % 60) * interval '1 day'
      from generate_series(1, ${count}::int) n`)

  it('[MEMBER-01] lists the nearest first, by the displayed distance, then the most recently active', async () => {
    await addWomen(60)
    const found = await readAll({ sort: 'nearest', limit: 7 })
    expect(new Set(idsOf(found)).size).toBe(60)
    const rows = await site.db.many<{ id: number; at: Date }>(sql`select id, last_active as at from users`)
    const activeAt = new Map(rows.map(({ id, at }) => [id, at.getTime()]))
    const keys = found.map(({ id, distance_km: km = 0 }) => [km, -(activeAt.get(id) ?? 0)] as const)
    expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
    expect(new Set(keys.map(([km]) => km)).size).toBeGreaterThan(4)
    const within = await readAll({ sort: 'nearest', limit: 7, distance: 50 })
    expect(idsOf(within)).toEqual(idsOf(found.filter(({ distance_km: km = 0 }) => km <= 50)))
  })

  it('[MEMBER-01] lists the nearest first across more towns than are read one by one', async () => {
    await site.db.run(sql`
      insert into member_towns (lat, lon)
      select ${bologna.lat}::float8 + n * 0.0001, ${bologna.lon}::float8 from generate_series(1, 600) as n`)
    await addWomen(12)
    const berlin = await woman({ country: 'DE', lat: 52.52, lon: 13.4 })
    const found = await readAll({ sort: 'nearest', limit: 5 })
    const kms = found.map(({ distance_km: km = 0 }) => km)
    expect([new Set(idsOf(found)).size, kms]).toEqual([12, kms.toSorted((a, b) => a - b)])
    const german = await me.call('searchMembers', { query: { sort: 'nearest', country: 'DE' } })
    expect(idsOf(german.profiles)).toEqual([berlin.id])
    const near = await readAll({ sort: 'nearest', limit: 5, distance: 50 })
    expect(idsOf(near)).toEqual(idsOf(found.filter(({ distance_km: km = 0 }) => km <= 50)))
  })

  it('[MEMBER-01] lists members of a town at the edge of the radius in order with the others', async () => {
    await addWomen(90)
    const edge = { lat: bologna.lat + 0.504, lon: bologna.lon }
    await site.db.run(
      sql`update users set lat = ${edge.lat}, lon = ${edge.lon} where id % 3 = 0 and id <> ${me.id}`,
    )
    const all = await readAll({ sort: 'active' })
    const within = await readAll({ sort: 'active', distance: 50, limit: 7 })
    expect(idsOf(within)).toEqual(idsOf(all.filter(({ distance_km: km = 0 }) => km <= 50)))
    const atEdge = (people: typeof all) => people.filter(({ id }) => id % 3 === 0).length
    expect([atEdge(within) > 3, atEdge(within) < atEdge(all) - 3]).toEqual([true, true])
  })

  it('[ACCOUNT-11] the order by distance leaves out who hides it, also from the count', async () => {
    const near = await woman()
    await woman({ hides_distance: true })
    await woman({ lat: null, lon: null })
    const found = await me.call('searchMembers', { query: { sort: 'nearest' } })
    expect([idsOf(found.profiles), found.numResults]).toEqual([[near.id], 1])
  })

  it('[MEMBER-01] lists the newest members first', async () => {
    await addWomen(45)
    const found = await readAll({ sort: 'newest', limit: 7 })
    const rows = await site.db.many<{ id: number }>(sql`
      select id from users where gender = 'female' order by created_at desc, id desc`)
    expect(idsOf(found)).toEqual(idsOf(rows))
  })

  it('[MEMBER-01] suggests better matches first, and each person once', async () => {
    const far = await woman({ ...roma, last_active: ago(0.01) })
    const better = await woman({ interests: ['art'], has_photo: true, last_active: ago(0.01) })
    await addWomen(300)
    const found = await readAll({ limit: 60 })
    expect(new Set(idsOf(found)).size).toBe(302)
    expect(found).toHaveLength(302)
    expect(idsOf(found).indexOf(better.id)).toBeLessThan(idsOf(found).indexOf(far.id))
  })

  it('[MEMBER-01] pages of suggestions show each person once while people come online between them', async () => {
    await addWomen(300)
    const first = await me.call('searchMembers')
    site.clock.add(60_000)
    await site.db.run(sql`
      update users set last_active = ${site.clock.now} where id = any(${idsOf(first.profiles)}::bigint[])`)
    const rest = []
    let cursor = first.next_cursor
    while (cursor) {
      const page = await me.call('searchMembers', { query: { cursor } })
      rest.push(...page.profiles)
      cursor = page.next_cursor
    }
    const ids = idsOf([...first.profiles, ...rest])
    expect([ids.length, new Set(ids).size]).toEqual([300, 300])
  })

  it('[MEMBER-01] suggests people who look for the viewer’s age before those who look for other ages', async () => {
    const [older, suited] = [await woman({ wished_ages: [70, 90] }), await woman({ wished_ages: [18, 69] })]
    await site.db.run(sql`update users set last_active = ${ago(0)} where id = ${older.id}`)
    await site.db.run(sql`update users set last_active = ${ago(0.1)} where id = ${suited.id}`)
    expect(idsOf(await readAll())).toEqual([suited.id, older.id])
  })

  it('[TRUST-01] a script’s activity lifts no fictional profile among the suggestions', async () => {
    const fictional = (fields: object) => woman({ is_fictional: true, ...fields })
    const quiet = await fictional({ interests: ['art'], last_active: ago(80) })
    const busy = await fictional({ last_active: ago(0) })
    expect(idsOf(await readAll())).toEqual([quiet.id, busy.id])
  })

  it('[MEMBER-01] without a known town, “nearest” suggests people', async () => {
    const her = await woman({ hides_distance: true })
    await site.db.run(sql`update users set lat = null, lon = null where id = ${me.id}`)
    expect(idsOf(await readAll({ sort: 'nearest' }))).toEqual([her.id])
  })

  it('refuses an unknown order', async () => {
    const query = { sort: 'best' } as unknown as { sort: SearchSort }
    expect(await me.call.refused('searchMembers', { query })).toMatchObject({ status: 400 })
  })
})
