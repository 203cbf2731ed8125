import { distanceBlurKm } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { createTestApp, describeOnEngine } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { ensurePlaces } from '../site/places.service'

const bologna = { country: 'IT', region: 'Emilia-Romagna', city: 'Bologna', lat: 44.49, lon: 11.34 }
const modena = { country: 'IT', region: 'Emilia-Romagna', city: 'Modena', lat: 44.65, lon: 10.92 }
const roma = { country: 'IT', region: 'Lazio', city: 'Roma', lat: 41.89, lon: 12.51 }
const muenchen = { country: 'DE', region: 'Bayern', city: 'München', lat: 48.14, lon: 11.58 }
const kmToModena = 37.8

describeOnEngine('distance', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    await ensurePlaces(site.db)
    me = await man()
  })
  afterAll(() => site.close())

  const man = (fields = {}) => site.member({ gender: 'male', looking_for: 'female', ...bologna, ...fields })
  const woman = (fields = {}) => site.member({ gender: 'female', ...fields })
  const search = async (query: object, by = me) => by.call('searchMembers', { query })
  const idsOf = ({ profiles }: { profiles: { id: number }[] }) => profiles.map(({ id }) => id)

  it('[MEMBER-01] finds people within a distance, across borders, with an exact count', async () => {
    const [near, far, abroad] = [await woman(modena), await woman(roma), await woman(muenchen)]
    expect(await search({ distance: 10 })).toMatchObject({ profiles: [], numResults: 0, origin: 'Bologna' })
    expect(idsOf(await search({ distance: 50 }))).toEqual([near.id])
    const wide = await search({ distance: 500 })
    expect(idsOf(wide).sort()).toEqual([near.id, far.id, abroad.id].sort())
    expect(wide.numResults).toBe(3)
  })

  it('[MEMBER-01] pages through people of several towns once, newest activity first', async () => {
    const made: number[] = []
    for (let index = 0; index < 30; index += 1) {
      const last_active = new Date(site.clock.now.getTime() - index * 60_000)
      made.push((await woman({ ...(index % 3 ? modena : bologna), last_active })).id)
    }
    const first = await search({ distance: 50, gender: 'all', sort: 'active' })
    const second = await search({ distance: 50, gender: 'all', sort: 'active', cursor: first.next_cursor })
    expect([...idsOf(first), ...idsOf(second)]).toEqual(made)
    expect(second.next_cursor).toBeNull()
  })

  it('[MEMBER-01] searches around another town', async () => {
    const [near, inRome] = [await woman(modena), await woman(roma)]
    const found = await search({ distance: 25, country: 'IT', city: 'Roma' })
    expect([idsOf(found), found.origin]).toEqual([[inRome.id], 'Roma'])
    expect(found.profiles[0]?.distance_km).toBeLessThanOrEqual(10)
    expect(idsOf(await search({ distance: 50, country: 'IT', city: 'Nowhere' }))).toEqual([near.id])
  })

  it('[MEMBER-01] shows rounded distances: by 5 km below 50 km, by 10 km above', async () => {
    for (const town of [bologna, modena, roma, muenchen]) await woman(town)
    const shown = (await search({ country: 'all' })).profiles.map(({ city, distance_km: km = 0 }) => [
      city,
      km,
    ])
    const kmOf = Object.fromEntries(shown) as Record<string, number>
    expect(kmOf.Bologna).toBe(5)
    expect(kmOf.Modena).toBeGreaterThanOrEqual(kmToModena - distanceBlurKm - 2.5)
    expect(kmOf.Modena).toBeLessThanOrEqual(kmToModena + distanceBlurKm + 2.5)
    expect(Number(kmOf.Modena) % 5).toBe(0)
    expect(Number(kmOf.Roma) % 10).toBe(0)
    expect(kmOf['München']).toBeGreaterThan(390)
  })

  it('[MEMBER-01] an offset per pair stays the same and differs between viewers', async () => {
    const women = []
    for (let index = 0; index < 12; index += 1) women.push(await woman(modena))
    const shownTo = async (viewer: TestMember) => {
      const { profiles } = await search({ country: 'all' }, viewer)
      return Object.fromEntries(profiles.map(({ id, distance_km: km }) => [id, km]))
    }
    const first = await shownTo(me)
    expect(new Set(Object.values(first)).size).toBeGreaterThan(1)
    expect(await shownTo(me)).toEqual(first)
    expect(await shownTo(await man())).not.toEqual(first)
  })

  it('[MEMBER-01] trilateration by moving one’s own town finds a moved position, not the town', async () => {
    const her = await woman(modena)
    const seed = await site.db.one<{ seed: string }>(
      sql`select md5(value || ${me.id}::bigint) as seed from secrets where name = 'distance'`,
    )
    // Estimate her position as an attacker would, from her displayed distances to many places.
    const { lat, lon } = await site.db.one<{ lat: number; lon: number }>(sql`
      with at as (select ${modena.lat} + a * 0.005 as lat, ${modena.lon} + b * 0.007 as lon
        from generate_series(-10, 10) a, generate_series(-10, 10) b),
      origins as (select 44.0 + a * 0.1 as lat, 10.2 + b * 0.1 as lon from generate_series(0, 12) a, generate_series(0, 12) b)
      select at.lat, at.lon from at, origins o
      group by at.lat, at.lon
      order by sum(abs(shown_km(${her.id}, ${modena.lat}, ${modena.lon}, o.lat, o.lon, ${seed.seed}, ${distanceBlurKm})
        - round_km(km_between(at.lat, at.lon, o.lat, o.lon)))) limit 1`)
    const { off } = await site.db.one<{ off: number }>(
      sql`select km_between(${lat}, ${lon}, ${modena.lat}, ${modena.lon}) as off`,
    )
    expect(off).toBeGreaterThan(0.5)
    expect(off).toBeLessThan(distanceBlurKm + 1)
  })

  it('[MEMBER-01] the filter reveals no more than the displayed distance', async () => {
    for (let index = 0; index < 20; index += 1) await woman(modena)
    for (const city of ['Bologna', 'Parma', 'Verona', 'Firenze']) {
      for (const distance of [25, 50, 100]) {
        const from = { distance, country: 'IT', city }
        const all = (await search({ country: 'IT', city, limit: 60 })).profiles
        expect(all).toHaveLength(20)
        const within = all.filter(({ distance_km: km = Infinity }) => km <= distance).map(({ id }) => id)
        expect(idsOf(await search({ ...from, limit: 60 })).sort()).toEqual(within.sort())
      }
    }
  })

  it('[ACCOUNT-11] shows no distance to members who hide it, and does not find them by distance', async () => {
    const her = await woman(modena)
    await her.call('saveProfile', { body: { hides_distance: true } })
    const [card] = (await search({ country: 'IT' })).profiles
    expect(card).toMatchObject({ id: her.id, city: 'Modena' })
    expect(card).not.toHaveProperty('distance_km')
    expect((await search({ distance: 500 })).profiles).toEqual([])
    await her.call('saveProfile', { body: { hides_distance: false } })
    expect(idsOf(await search({ distance: 500 }))).toEqual([her.id])
  })

  it('[TRUST-01] shows no distance to fictional profiles, nor to visitors', async () => {
    await woman({ ...modena, is_fictional: true })
    const her = await woman(modena)
    const distances = ({ profiles }: Awaited<ReturnType<typeof search>>) =>
      profiles.map((profile) => 'distance_km' in profile)
    expect(distances(await search({ country: 'IT' }))).toEqual([true, false])
    const query = {
      country: 'IT',
      gender: 'female',
      distance: 10,
      city: 'Roma',
      hide_fictional: true,
    } as const
    const visited = await site.visitor('searchMembers', { query })
    expect([idsOf(visited), distances(visited), visited.origin]).toEqual([[her.id], [false], null])
  })

  it('[MEMBER-01] a member of an unknown town searches the country and can name another town', async () => {
    const lost = await man({ lat: null, lon: null, city: 'Borgo' })
    const her = await woman(modena)
    expect(await search({ distance: 10 }, lost)).toMatchObject({ numResults: 1, origin: null })
    const named = await search({ distance: 10, country: 'IT', city: 'Modena' }, lost)
    expect([idsOf(named), named.origin]).toEqual([[her.id], 'Modena'])
  })

  it('[MEMBER-01] “all” searches every country and gender, whatever the member looks for', async () => {
    const [abroad, his] = [await woman(muenchen), await man({ country: 'FR' })]
    expect(idsOf(await search({ country: 'all' }))).toEqual([abroad.id])
    expect(idsOf(await search({ country: 'all', gender: 'all' })).sort()).toEqual([abroad.id, his.id].sort())
  })

  it.each([['11'], ['-10'], ['x'], ['1e9']])('refuses the distance %s', async (distance) => {
    expect(await me.call.refused('searchMembers', { query: { distance } })).toMatchObject({ status: 400 })
  })
})
