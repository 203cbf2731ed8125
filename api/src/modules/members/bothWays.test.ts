import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { ensurePlaces } from '../site/places.service'

describeOnEngine('search for both ways', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const bologna = { country: 'IT', city: 'Bologna', lat: 44.49, lon: 11.34 }
  const rome = { country: 'IT', city: 'Roma', lat: 41.9, lon: 12.5 }
  /** The viewer is 30 years old, because the test clock starts on 1 March 2026. */
  const viewer = (fields = {}) =>
    site.member({ gender: 'male', looking_for: 'female', birth_date: '1996-03-01', ...bologna, ...fields })
  const woman = (fields = {}) => site.member({ gender: 'female', looking_for: 'male', ...bologna, ...fields })
  const find = async (me: Awaited<ReturnType<typeof viewer>>, query = {}) => {
    const { profiles, numResults } = await me.call('searchMembers', { query: { both_ways: true, ...query } })
    expect(numResults).toBe(profiles.length)
    return profiles.map(({ id }) => id)
  }

  it.each([
    ['without wishes', {}],
    ['for the viewer’s age as the youngest', { wished_ages: [30, 40] }],
    ['for the viewer’s age as the oldest', { wished_ages: [18, 30] }],
    ['near enough', { ...rome, wished_km: 500 }],
    ['for near people, with a hidden distance', { ...rome, wished_km: 10, hides_distance: true }],
    ['for near people, in an unknown place', { lat: null, lon: null, wished_km: 10 }],
  ])('[MEMBER-01] finds people who look %s', async (_, wishes) => {
    const me = await viewer()
    const her = await woman(wishes)
    expect(await find(me)).toEqual([her.id])
  })

  it.each([
    ['older', { wished_ages: [31, 40] }],
    ['younger', { wished_ages: [18, 29] }],
    ['nearer', { ...rome, wished_km: 250 }],
  ])('[MEMBER-01] omits people who look for someone %s', async (_, wishes) => {
    const me = await viewer()
    const her = await woman(wishes)
    expect(await find(me)).toEqual([])
    expect(await find(me, { both_ways: undefined })).toEqual([her.id])
  })

  it('[MEMBER-01] measures their distance from the viewer’s own town, wherever the search starts', async () => {
    await ensurePlaces(site.db)
    const me = await viewer()
    await woman({ ...rome, wished_km: 50 })
    expect(await find(me, { distance: 50, city: 'Roma', country: 'IT' })).toEqual([])
  })

  it('[MEMBER-01] cannot compare distances for a viewer without a known town', async () => {
    const me = await viewer({ lat: null, lon: null })
    const her = await woman({ wished_km: 10 })
    expect(await find(me)).toEqual([her.id])
  })

  it('[ACCOUNT-10] a member states, changes and withdraws wishes, which others do not see', async () => {
    const me = await viewer()
    const her = await woman()
    const save = (body: object) => her.call('saveProfile', { body })
    expect((await save({ wished_ages: [31, 40], wished_km: 25 })).profile).toMatchObject({
      wished_ages: [31, 40],
      wished_km: 25,
    })
    expect(await find(me)).toEqual([])
    const { profile } = await me.call('getMember', { query: { id: her.id } })
    expect(Object.keys(profile).filter((field) => field.startsWith('wished'))).toEqual([])
    await save({ wished_ages: null, wished_km: null })
    expect(await find(me)).toEqual([her.id])
  })

  it.each([{ wished_ages: [40, 31] }, { wished_ages: [17, 30] }, { wished_ages: [30] }, { wished_km: 26 }])(
    '[ACCOUNT-10] refuses the wish %j',
    async (body) => {
      const me = await viewer()
      expect(await me.call.refused('saveProfile', { body: body as object })).toMatchObject({ status: 400 })
    },
  )
})
