import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { addPlaces } from './places.repository'

describeOnEngine('site calls', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.reset())
  afterAll(() => t.close())

  const place = { population: 100_000 }
  const utrecht = { ...place, country: 'NL', region: 'Utrecht', city: 'Utrecht', lat: 52.09, lon: 5.12 }
  const bologna = {
    ...place,
    country: 'IT',
    region: 'Emilia-Romagna',
    city: 'Bologna',
    lat: 44.49,
    lon: 11.34,
  }

  it('[CALL-04] names the town nearest to a point, and refuses invalid points', async () => {
    expect(await t.visitor.refused('getGeocode', { query: { lat: 44, lon: 11 } })).toMatchObject({
      status: 404,
    })
    await addPlaces(t.db, [utrecht, bologna])
    const { geocode } = await t.visitor('getGeocode', { query: { lat: 44, lon: 11 } })
    expect(geocode).toEqual({ country: 'IT', region: 'Emilia-Romagna', city: 'Bologna' })
    for (const query of [{ lat: 91, lon: 0 }, { lat: 0, lon: 181 }, { lat: 'north', lon: 0 }, { lat: 1 }])
      expect(await t.visitor.raw('getGeocode', { query })).toMatchObject({
        status: 400,
        body: { code: 'bad_input' },
      })
  })

  it('[CALL-05] counts each day’s hidden pages of members and visitors, without identities', async () => {
    const anna = await t.member()
    await Promise.all([...Array(10)].map(() => t.visitor('pageHidden')))
    await anna.call('pageHidden')
    expect(await t.db.many(sql`select to_char(day, 'YYYY-MM-DD') as day, count from page_hidden`)).toEqual([
      { day: '2026-03-01', count: 11 },
    ])
  })
})
