import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { addPhotos } from '../../testing/social'

describeOnEngine('member page', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const facts = {
    about_me: 'I bake bread.',
    prompts: JSON.stringify([{ prompt: 'dish', answer: 'Rye bread.' }]),
    sexuality: 'bi',
    hair_color: 'brown',
    interests: ['art', 'bondage'],
    has_intimate_consent: true,
  }

  it('[ROUTE-03] shows a member with facts, likes and conversation', async () => {
    const me = await site.member({ gender: 'male' })
    const her = await site.member(facts)
    await her.call('like', { body: { profile: me.id } })
    const { profile } = await me.call('getMember', { query: { id: her.id } })
    expect(profile).toMatchObject({
      id: her.id,
      about_me: 'I bake bread.',
      prompts: [{ prompt: 'dish', answer: 'Rye bread.' }],
      sexuality: 'bi',
      interests: ['art', 'bondage'],
      likes_me: true,
      is_liked: false,
      conversation_id: null,
    })
  })

  it('[TRUST-07] hides orientation and sexual interests from others without consent', async () => {
    const her = await site.member({ ...facts, has_intimate_consent: false })
    const { profile } = await site.visitor('getMember', { query: { id: her.id } })
    expect(profile.sexuality).toBeNull()
    expect(profile.interests).toEqual(['art'])
  })

  it('[PHOTO-03] shows a visitor one photo, a free member two, a premium member all', async () => {
    const her = await site.member({ public_photo_at: new Date() })
    await addPhotos(site.db, her.id, 5)
    await site.db.script(`update photos set width = 480, has_avif = true, preview = 'abc='`)
    const free = await site.member()
    const premium = await site.member({ paid_user: true })
    const see = async (call: typeof free.call) => {
      const { profile } = await call('getMember', { query: { id: her.id } })
      const open = profile.photos.filter((photo) => !photo.is_locked)
      expect(profile.photos).toHaveLength(5)
      expect(profile.locked_photo_count).toBe(5 - open.length)
      for (const { is_locked, filename, thumb_filename, portrait, preview } of profile.photos)
        expect([filename, thumb_filename, portrait, preview].every((each) => each === null)).toBe(is_locked)
      return open.length
    }
    expect(await see(site.visitor)).toBe(1)
    expect(await see(free.call)).toBe(2)
    expect(await see(premium.call)).toBe(5)
    expect(await see(her.call)).toBe(5)
  })

  it('[ACCOUNT-11] privacy mode shows visitors nothing, and members one photo until a match', async () => {
    const her = await site.member({ is_private: true })
    await addPhotos(site.db, her.id, 4)
    const me = await site.member({ paid_user: true })
    expect((await site.visitor.refused('getMember', { query: { id: her.id } })).code).toBe('not_found')
    const before = await me.call('getMember', { query: { id: her.id } })
    expect(before.profile.locked_photo_count).toBe(3)
    await me.call('like', { body: { profile: her.id } })
    await her.call('like', { body: { profile: me.id } })
    const after = await me.call('getMember', { query: { id: her.id } })
    expect(after.profile.locked_photo_count).toBe(0)
  })

  it('[ACCOUNT-10] shows members their own profile as others see it, even before activation', async () => {
    const me = await site.member({ status: 'not_confirmed', is_invisible: true })
    const { profile } = await me.call('getMember', { query: { id: me.id } })
    expect(profile).toMatchObject({ id: me.id, locked_photo_count: 0 })
    const stranger = await site.member()
    expect((await stranger.call.refused('getMember', { query: { id: me.id } })).code).toBe('not_found')
  })

  it('[ACCOUNT-11] an invisible member is visible only to those she likes', async () => {
    const her = await site.member({ is_invisible: true })
    const me = await site.member()
    expect((await me.call.refused('getMember', { query: { id: her.id } })).code).toBe('not_found')
    await her.call('like', { body: { profile: me.id } })
    const { profile } = await me.call('getMember', { query: { id: her.id } })
    expect(profile).toMatchObject({ id: her.id, is_online: false })
  })

  it('[MEMBER-11] answers a blocked member as if the profile were absent', async () => {
    const me = await site.member()
    const blocker = await site.member()
    const deleted = await site.member({ status: 'deleted' })
    await blocker.call('block', { body: { profile: me.id } })
    const bodies = await Promise.all(
      [blocker.id, deleted.id, 999_999].map(async (id) => {
        const { status, body } = await me.call.raw('getMember', { query: { id } })
        return { status, ...(body as object), requestId: '' }
      }),
    )
    expect(bodies[0]).toMatchObject({ status: 404, code: 'not_found' })
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
    const { profile } = await blocker.call('getMember', { query: { id: me.id } })
    expect(profile.is_blocked).toBe(true)
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999999999999'])('refuses the id %s', async (id) => {
    const { status } = await site.visitor.raw('getMember', { query: { id } })
    expect(status).toBe(400)
  })
})
