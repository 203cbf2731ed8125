import type { SearchSort } from '@duetto/shared/domain'
import { limits, searchedValues, timings } from '@duetto/shared/domain'
import sql, { empty, join } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { createTestApp, describeOnEngine } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { searchMembers } from './members.service'
import { shownKmFromHome } from './distance.repository'
import type { SearchQuery } from './searchFilter'

const count = 3000
const dayMs = 86_400_000
const bologna = { country: 'IT', city: 'Bologna', lat: 44.49, lon: 11.34 }
const { hair_color: hair, smoking, interests } = searchedValues

const queries: [string, SearchQuery][] = [
  ['one value', { hair_color: ['red'] }],
  ['several values', { hair_color: ['red', 'black'], smoking: ['no'] }],
  ['any of two interests', { interests: [interests[0], interests[1]] }],
  ['a value that nobody has', { body_type: ['athletic'] }],
  ['nearly everybody', { smoking: [...smoking] }],
  ['nearly everybody, everywhere', { smoking: [...smoking], country: 'all', gender: 'all' }],
  ['a range of heights', { min_height: 180, max_height: 190, country: 'all' }],
  ['at least a height', { min_height: 195, gender: 'male' }],
  ['the verified in a region', { verified: true, countryregion: 'Lazio' }],
  ['new ones', { new_within: 7, hair_color: ['red'] }],
  ['new ones, everywhere', { new_within: 30, country: 'all', gender: 'all' }],
  ['without fictional ones', { hair_color: ['red'], hide_fictional: true }],
  ['an age', { hair_color: ['red'], min_age: 30, max_age: 40 }],
  ['those who were online', { smoking: ['no'], online: true }],
  ['within a distance, across borders', { hair_color: ['red', 'black'], distance: 50 }],
]

describeOnEngine('selective criteria', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
    me = await site.member({ gender: 'male', looking_for: 'female', ...bologna })
    await addMembers()
    await changeMembers()
  }, 60_000)
  afterAll(() => site.close())

  const addMembers = () =>
    site.db.run(sql`
      insert into users (email, password_hash, name, gender, birth_date, status, signup_step, country, region, lat, lon,
        hair_color, smoking, height, interests, is_invisible, is_verified, is_fictional, last_active, created_at)
      select 'p' || n || '@site.test', '-', 'Person', (array['female', 'female', 'male'])[1 + n % 3],
        date '1970-01-01' + n * 7 % 12000, case when n % 17 = 0 then 'suspended' else 'active' end, 5,
        case when n % 10 = 0 then 'FR' else 'IT' end, (array['Lazio', 'Veneto'])[1 + n / 3 % 2],
        44.49 + n % 7 * 0.2, 11.34 - n % 5 * 0.3, (${hair}::text[])[1 + n * 13 % 97],
        (${smoking}::text[])[1 + n % ${smoking.length}::int], case when n % 4 > 0 then 150 + n * 11 % 50 end,
        array[(${interests}::text[])[1 + n * 5 % 9]], n % 19 = 0, n % 23 = 0 and n % 29 > 0, n % 29 = 0,
        ${site.clock.now}::timestamptz - n * 7919 % 4000 * interval '53 minutes',
        ${site.clock.now}::timestamptz - n * 6007 % 400 * interval '1 day'
      from generate_series(1, ${count}::int) n`)

  const changeMembers = async () => {
    await site.db.run(
      sql`update users set last_active = last_active - interval '1 day' where id % 3 = 0 and id <> ${me.id}`,
    )
    await site.db.run(sql`
      update users set hair_color = 'red', height = 185, is_invisible = id % 2 = 0, status = 'active', region = 'Lazio'
      where id % 7 = 0 and id <> ${me.id}`)
    await site.db.run(sql`update users set status = 'suspended' where id % 31 = 0 and id <> ${me.id}`)
  }

  const conditionsOf = (query: SearchQuery): Sql => {
    const { gender = 'female', country = 'IT', countryregion: region } = query
    const { now } = site.clock
    const conditions = [
      sql`u.status = 'active' and not u.is_invisible and u.id <> ${me.id}`,
      gender === 'all' ? sql`u.gender is not null` : sql`u.gender = ${gender}`,
      query.distance
        ? sql`${shownKmFromHome(me.id)} <= ${query.distance}`
        : country === 'all'
          ? sql`true`
          : sql`u.country = ${country}`,
      query.hide_fictional ? sql`not u.is_fictional` : sql`true`,
    ]
    if (region) conditions.push(sql`u.region = ${region}`)
    if (query.hair_color) conditions.push(sql`u.hair_color = any (${query.hair_color}::text[])`)
    if (query.body_type) conditions.push(sql`u.body_type = any (${query.body_type}::text[])`)
    if (query.smoking) conditions.push(sql`u.smoking = any (${query.smoking}::text[])`)
    if (query.interests) conditions.push(sql`u.interests && ${query.interests}::text[]`)
    if (query.verified) conditions.push(sql`u.is_verified`)
    if (query.min_height) conditions.push(sql`u.height >= ${query.min_height}`)
    if (query.max_height) conditions.push(sql`u.height <= ${query.max_height}`)
    if (query.online)
      conditions.push(sql`u.last_active > ${new Date(now.getTime() - timings.onlineWithinMs)}`)
    if (query.new_within)
      conditions.push(sql`u.created_at > ${new Date(now.getTime() - query.new_within * dayMs)}`)
    if (query.min_age)
      conditions.push(sql`age(${now}::date, u.birth_date) >= make_interval(years => ${query.min_age})`)
    if (query.max_age)
      conditions.push(sql`age(${now}::date, u.birth_date) < make_interval(years => ${query.max_age + 1})`)
    return join(conditions, ' and ')
  }

  const expected = (query: SearchQuery, order: Sql = empty) =>
    site.db.many<{ id: number; is_fictional: boolean }>(sql`
      select u.id, u.is_fictional from users u where ${conditionsOf(query)} ${order}`)

  const readSome = async (query: SearchQuery, pages: number) => {
    const ids: number[] = []
    let cursor: string | undefined
    let numResults = 0
    for (let page = 0; page < pages; page += 1) {
      const result = await me.call('searchMembers', { query: { limit: 60, ...query, cursor } as never })
      ids.push(...result.profiles.map(({ id }) => id))
      if (page === 0) ({ numResults } = result)
      cursor = result.next_cursor ?? undefined
      if (!cursor) break
    }
    return { ids, numResults }
  }

  it.each(queries)(
    '[MEMBER-01] finds the same members as a scan of the columns, latest first: %s',
    async (_, query) => {
      const real = { ...query, hide_fictional: true }
      for (const [sort, column] of [
        ['active', sql`u.last_active`],
        ['newest', sql`u.created_at`],
      ] as [SearchSort, Sql][]) {
        const fitting = await expected(real, sql`order by ${column} desc, u.id desc`)
        const { ids, numResults } = await readSome({ ...real, sort }, 3)
        expect(ids).toEqual(fitting.slice(0, 180).map(({ id }) => id))
        expect(numResults).toBe(Math.min(limits.numResultsExactTo, fitting.length))
      }
    },
  )

  it.each([
    ['in the country', { smoking: ['no'] }],
    ['within 50 km', { smoking: ['no'], distance: 50 }],
    ['within 100 km', { hair_color: ['red'], distance: 100 }],
  ] as [string, SearchQuery][])(
    '[MEMBER-01] finds the same members as a scan of the columns, nearest first: %s',
    async (_, query) => {
      const real = { ...query, hide_fictional: true }
      const km = shownKmFromHome(me.id)
      const nearest = await expected(real, sql`order by ${km}, u.last_active desc, u.id desc`)
      const { ids, numResults } = await readSome({ ...real, sort: 'nearest' }, 3)
      expect(ids).toEqual(nearest.slice(0, 180).map(({ id }) => id))
      expect(numResults).toBe(Math.min(limits.numResultsExactTo, nearest.length))
    },
  )

  it.each([
    ['in one query if all who meet the criteria are known', 'active', 1],
    ['with the people whom it compares', 'suggested', 0],
  ] as const)('[MEMBER-01] counts %s', async (_, sort, statements) => {
    const counts: string[] = []
    const searchDb: typeof site.deps.searchDb = {
      ...site.deps.searchDb,
      one: (query) => {
        if (query.text.includes('count(*)')) counts.push(query.text)
        return site.db.one(query)
      },
    }
    const context = {
      viewerId: me.id,
      country: 'IT',
      visitorMode: 'full',
      hasPromoted: false,
      fictionalShare: 0,
    } as const
    await searchMembers({ ...site.deps, searchDb }, { hair_color: ['red'], sort }, context)
    expect(counts).toHaveLength(statements)
  })

  it.each(queries.filter(([, { country }]) => country !== 'all'))(
    '[MEMBER-01] suggests each matching person once, and counts the real ones: %s',
    async (_, query) => {
      const { ids, numResults } = await readSome(query, 60)
      const byId = (a: number, b: number) => a - b
      const fitting = await expected(query)
      expect(ids.sort(byId)).toEqual(fitting.map(({ id }) => id).sort(byId))
      const real = fitting.filter(({ is_fictional }) => !is_fictional)
      expect(numResults).toBe(Math.min(limits.numResultsExactTo, real.length))
    },
  )
})
