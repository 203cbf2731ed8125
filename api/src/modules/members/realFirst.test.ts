import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { addPhotos, saveSettings, sendText } from '../../testing/social'

describeOnEngine('real members first', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({
      gender: 'male',
      looking_for: 'female',
      country: 'IT',
      paid_user: true,
      credits: 9,
    })
  })
  afterAll(() => site.close())

  const addWomen = async (counts: { real: number; fictional: number }) => {
    const add = (count: number, isFictional: boolean) =>
      site.db.run(sql`
        insert into users (email, password_hash, name, gender, birth_date, status, signup_step, country, is_fictional,
          has_photo, last_active, created_at, rnd)
        select ${`${isFictional}-`} || n || '@site.test', '-', 'Woman', 'female', '1990-01-01', 'active', 5, 'IT',
          ${isFictional}, true, ${site.clock.now}::timestamptz - n * interval '1 minute'
            - ${isFictional ? 0 : 1}::int * interval '1 day',
          ${site.clock.now}::timestamptz - interval '1 year', n / 100.0
        from generate_series(1, ${count}::int) as n`)
    await add(counts.real, false)
    await add(counts.fictional, true)
  }
  const kindsOf = (people: readonly { is_fictional: boolean }[]) =>
    people.map(({ is_fictional: isFictional }) => (isFictional ? 'f' : 'r')).join('')
  const meetSomebody = async () =>
    sendText(me, { profile: (await site.member({ country: 'FR' })).id }, 'Hello')

  const readPages = async (by: TestMember['call'] | TestApp['visitor'] = me.call) => {
    const pages = []
    let cursor: string | undefined
    do {
      const page = await by('searchMembers', { query: { cursor, trafficsource: true, country: 'IT' } })
      pages.push(page.profiles)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    return pages
  }

  it('[TRUST-01] max_fictional_percent limits fictional profiles on a page to a quarter, after real members', async () => {
    await addWomen({ real: 40, fictional: 30 })
    await meetSomebody()
    const pages = await readPages()
    expect(pages.map(kindsOf)).toEqual([
      'r'.repeat(15) + 'f'.repeat(5),
      'r'.repeat(15) + 'f'.repeat(5),
      'r'.repeat(10) + 'f'.repeat(10),
      'f'.repeat(10),
    ])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(70)
    await saveSettings(site.db, { max_fictional_percent: 10 })
    expect(kindsOf((await readPages())[0] ?? [])).toBe('r'.repeat(18) + 'f'.repeat(2))
    await saveSettings(site.db, { max_fictional_percent: 0 })
    expect((await readPages()).map(kindsOf)).toEqual([
      'r'.repeat(20),
      'r'.repeat(20),
      'f'.repeat(20),
      'f'.repeat(10),
    ])
  })

  it('[MEMBER-01] pages show each person once while people come online between them', async () => {
    await addWomen({ real: 30, fictional: 30 })
    await meetSomebody()
    const first = await me.call('searchMembers')
    site.clock.add(60_000)
    await site.db.run(sql`
      update users set last_active = ${site.clock.now} where id = any(${first.profiles.map(({ id }) => id)}::bigint[])`)
    const rest = []
    let cursor = first.next_cursor
    while (cursor) {
      const page = await me.call('searchMembers', { query: { cursor } })
      rest.push(...page.profiles)
      cursor = page.next_cursor
    }
    const ids = [...first.profiles, ...rest].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([60, 60])
  })

  it('[MEMBER-01] counts the real members whom the member can meet', async () => {
    await addWomen({ real: 3, fictional: 30 })
    expect(await me.call('searchMembers')).toMatchObject({ numResults: 3, is_approximate: false })
    await me.call('block', {
      body: { profile: (await me.call('searchMembers')).profiles[0]?.id ?? 0 },
    })
    expect((await me.call('searchMembers')).numResults).toBe(2)
  })

  it('[TRUST-01] fictional profiles fill a page where too few real members fit', async () => {
    await addWomen({ real: 3, fictional: 30 })
    expect((await readPages()).map(kindsOf)).toEqual(['rrr' + 'f'.repeat(17), 'f'.repeat(13)])
  })

  it('[TRUST-01] visitors, and so landers, get the same share', async () => {
    await addWomen({ real: 30, fictional: 30 })
    const { profiles } = await site.visitor('searchMembers', { query: { country: 'IT', limit: 12 } })
    expect(kindsOf(profiles)).toBe('r'.repeat(9) + 'f'.repeat(3))
  })

  it('[TRUST-01] a new member is offered real members only until they have met one', async () => {
    await addWomen({ real: 40, fictional: 40 })
    const [fictional] = await site.db.many<{ id: number }>(
      sql`select id from users where is_fictional limit 1`,
    )
    const lists = async () => [
      kindsOf((await readPages())[0] ?? []),
      kindsOf((await me.call('getSwipeDeck')).profiles),
      kindsOf(
        (await me.call('findMatches', { body: { answers: [] } })).candidates.map(({ profile }) => profile),
      ),
    ]
    const onlyReal = ['r'.repeat(20), 'r'.repeat(12), 'r'.repeat(12)]
    expect(await lists()).toEqual(onlyReal)
    await sendText(me, { profile: fictional?.id }, 'Hello')
    expect(await lists()).toEqual(onlyReal)
    await meetSomebody()
    expect(await lists()).toEqual([
      'r'.repeat(15) + 'f'.repeat(5),
      'r'.repeat(9) + 'f'.repeat(3),
      'r'.repeat(9) + 'f'.repeat(3),
    ])
  })

  it('[MEMBER-08] the deck goes on with each real member once, also after fictional ones', async () => {
    await addWomen({ real: 30, fictional: 10 })
    await meetSomebody()
    const seen: number[] = []
    for (;;) {
      const { profiles } = await me.call('getSwipeDeck')
      if (profiles.length === 0) break
      for (const { id } of profiles) {
        seen.push(id)
        await me.call('swipe', { body: { profile: id, decision: 'pass' } })
      }
    }
    // The member met abroad is missing, because they have no photo.
    expect([seen.length, new Set(seen).size]).toEqual([40, 40])
  })

  it('[TRUST-01] likes and activity show real members first, and the teaser counts only them', async () => {
    const [real, fictional] = [await site.member(), await site.member({ is_fictional: true })]
    for (const { id } of [real, fictional]) await addPhotos(site.db, id, 1)
    await real.call('like', { body: { profile: me.id } })
    site.clock.add(60_000)
    await fictional.call('like', { body: { profile: me.id } })
    expect((await me.call('getLikesTeaser')).count).toBe(1)
    for (const { id } of [real, fictional]) await me.call('like', { body: { profile: id } })
    const likes = await me.call('getLikes')
    expect([kindsOf(likes.liked_by), kindsOf(likes.profiles)]).toEqual(['rf', 'rf'])
    const { items } = await me.call('getActivity')
    expect(kindsOf(items.map(({ profile }) => profile))).toBe('rf')
  })

  it('[MEMBER-01] similar people are real first', async () => {
    await addWomen({ real: 30, fictional: 30 })
    await meetSomebody()
    const { similar } = await me.call('searchMembers', { query: { countryregion: 'Nowhere' } })
    expect(kindsOf(similar)).toBe('r'.repeat(9) + 'f'.repeat(3))
  })
})
