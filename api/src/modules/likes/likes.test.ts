import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { addPhotos, atOnce, sendText } from '../../testing/social'

describeOnEngine('likes', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const ref = (member: { id: number }) => ({ body: { profile: member.id } })

  it('[MEMBER-06] [CALL-08] a like is new for its recipient and announced at once', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const events = site.eventsOf(her.id)
    expect((await me.call('like', ref(her))).is_match).toBe(false)
    expect(events).toMatchObject([{ event: { type: 'like-new', profile: { id: me.id } } }])
    const hers = await her.call('getLikes')
    expect(hers.liked_by).toMatchObject([{ id: me.id, like_new: true }])
    expect(hers.total_new).toBe(1)
    expect((await me.call('getLikes')).profiles).toMatchObject([{ id: her.id, is_liked: true }])
  })

  it('[MEMBER-07] opening a liked-by profile clears its new mark', async () => {
    const [me, her] = [await site.member(), await site.member()]
    await her.call('like', ref(me))
    await me.call('markLikeSeen', ref(her))
    expect(await me.call('getLikes')).toMatchObject({ liked_by: [{ like_new: false }], total_new: 0 })
  })

  it('[MEMBER-07] writing to the person for the first time clears the new mark', async () => {
    const [me, her, him] = [await site.member(), await site.member(), await site.member()]
    for (const liker of [her, him]) await liker.call('like', ref(me))
    await sendText(me, { profile: her.id }, 'Hello')
    const { liked_by: likes } = await me.call('getLikes')
    expect(likes.filter(({ like_new }) => like_new).map(({ id }) => id)).toEqual([him.id])
  })

  it('[MEMBER-07] liking back clears the new mark', async () => {
    const [me, her] = [await site.member(), await site.member()]
    await her.call('like', ref(me))
    await me.call('like', ref(her))
    expect((await me.call('getLikes')).total_new).toBe(0)
    expect((await her.call('getLikes')).total_new).toBe(1)
  })

  it('[MEMBER-06] mutual likes are a match, announced to both', async () => {
    const [me, her] = [await site.member(), await site.member()]
    await me.call('like', ref(her))
    const [mine, hers] = [site.eventsOf(me.id), site.eventsOf(her.id)]
    expect((await her.call('like', ref(me))).is_match).toBe(true)
    expect(mine.map(({ event }) => event.type)).toEqual(['match'])
    expect(hers.map(({ event }) => event.type)).toEqual(['match'])
    expect((await me.call('getLikes')).profiles[0]?.is_match).toBe(true)
  })

  it('[MEMBER-06] concurrent likes count once and are announced once', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const events = site.eventsOf(her.id)
    await atOnce(10, () => me.call('like', ref(her)))
    expect(events).toHaveLength(1)
    expect((await her.call('getLikes')).liked_by).toHaveLength(1)
  })

  it('[MEMBER-06] concurrent mutual likes create exactly one match', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [me, her] = [await site.member(), await site.member()]
      await me.call('like', ref(her))
      await me.call('unlike', ref(her))
      const [mine, hers] = [site.eventsOf(me.id), site.eventsOf(her.id)]
      await Promise.all([me.call('like', ref(her)), her.call('like', ref(me))])
      const matches = [...mine, ...hers].filter(({ event }) => event.type === 'match')
      expect(matches).toHaveLength(2)
      expect((await me.call('getLikes')).profiles[0]?.is_match).toBe(true)
    }
  })

  it('withdraws a like, and its match', async () => {
    const [me, her] = [await site.member(), await site.member()]
    await me.call('like', ref(her))
    await her.call('like', ref(me))
    await me.call('unlike', ref(her))
    expect((await me.call('getLikes')).profiles).toEqual([])
    expect((await her.call('getLikes')).profiles).toMatchObject([{ id: me.id, is_match: false }])
  })

  it('[MEMBER-11] refuses likes of oneself, an unknown, a blocking or a blocked member with the same error', async () => {
    const [me, her, him] = [await site.member(), await site.member(), await site.member()]
    await her.call('block', ref(me))
    await me.call('block', ref(him))
    for (const target of [me, her, him, { id: 999_999 }])
      expect(await me.call.refused('like', ref(target))).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('[CALL-10] auto-like likes one suggestion an hour and returns the same response until then', async () => {
    const me = await site.member({ gender: 'male', looking_for: 'female', country: 'IT' })
    const liked: number[] = []
    for (let index = 0; index < 3; index += 1) {
      const her = await site.member({ gender: 'female', country: 'IT' })
      await addPhotos(site.db, her.id, 1)
    }
    const answers = await atOnce(5, () => me.call('autoLike'))
    liked.push(...answers.flatMap(({ profile }) => (profile ? [profile.id] : [])))
    expect((await me.call('getLikes')).profiles).toHaveLength(1)
    expect(answers[0]?.profile?.main_image?.match).toMatch(/match/)
    site.clock.add(3_600_001)
    const next = await me.call('autoLike')
    expect(liked).not.toContain(next.profile?.id)
  })

  it('[CALL-10] auto-like chooses a real member, even abroad, and a fictional profile only as a last resort', async () => {
    const me = await site.member({ gender: 'male', looking_for: 'female', country: 'FI' })
    const choose = async (): Promise<number | undefined> => {
      site.clock.add(3_600_001)
      return (await me.call('autoLike')).profile?.id
    }
    const [near, abroad, fictional] = [
      await site.member({ gender: 'female', country: 'FI' }),
      await site.member({ gender: 'female', country: 'SE' }),
      await site.member({ gender: 'female', country: 'FI', is_fictional: true }),
    ]
    for (const { id } of [near, abroad, fictional]) await addPhotos(site.db, id, 1)
    expect([await choose(), await choose(), await choose()]).toEqual([near.id, abroad.id, fictional.id])
  })

  it('[CALL-10] [MEMBER-11] auto-like skips members who block or are blocked', async () => {
    const me = await site.member({ gender: 'male', looking_for: 'female' })
    const longAgo = new Date(site.clock.now.getTime() - 86_400_000)
    const free = await site.member({ gender: 'female', last_active: longAgo })
    const [blocked, blocking] = [
      await site.member({ gender: 'female' }),
      await site.member({ gender: 'female' }),
    ]
    for (const { id } of [free, blocked, blocking]) await addPhotos(site.db, id, 1)
    await me.call('block', ref(blocked))
    await blocking.call('block', ref(me))
    expect((await me.call('autoLike')).profile?.id).toBe(free.id)
  })

  it('[CALL-10] auto-like by GET works only from the site’s own pages', async () => {
    const me = await site.member()
    const ask = (headers: Record<string, string>) =>
      site.app.inject({
        method: 'GET',
        url: '/api/auto-like.php',
        headers: { cookie: me.call.cookie, ...headers },
      })
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await ask({ 'sec-fetch-site': 'same-origin' })).json()).toEqual({ profile: null })
  })

  it('[SYNC-01] polling unchanged likes returns 304', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const first = await me.call.raw('getLikes')
    const etag = String(first.headers['etag'])
    const poll = () => me.call.raw('getLikes', { headers: { 'if-none-match': etag } })
    expect((await poll()).status).toBe(304)
    await her.call('like', ref(me))
    expect((await poll()).status).toBe(200)
  })

  it('[ERROR-02] asks a visitor to log in', async () => {
    for (const name of ['getLikes', 'like', 'autoLike'] as const)
      expect(
        (await site.visitor.raw(name, { body: name === 'getLikes' ? undefined : {} })).body,
      ).toMatchObject({
        code: 'authentication_required',
        authentication_required: true,
      })
  })
})
