import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import sql from 'sql-template-tag'
import { addPhotos } from '../../testing/social'

describeOnEngine('likes teaser', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  it('[PREMIUM-01] counts the photos of each admirer that only Premium members see', async () => {
    const [me, her, him] = [await site.member(), await site.member(), await site.member()]
    await addPhotos(site.db, her.id, 7)
    await addPhotos(site.db, him.id, 1)
    for (const liker of [her, him]) await liker.call('like', { body: { profile: me.id } })
    const lockedOf = async ({ id }: { id: number }) =>
      (await me.call('getMember', { query: { id } })).profile.locked_photo_count
    const locked = await lockedOf(her)
    expect([locked > 0, await lockedOf(him)]).toEqual([true, 0])
    const { people } = await me.call('getLikesTeaser')
    expect(people?.find(({ id }) => id === her.id)).toMatchObject({ locked_photo_count: locked })
    expect(people?.some(({ id }) => id === him.id)).toBe(false)
  })

  it('[PREMIUM-01] lists people with locked photos, admirers first, and omits people whose photos stay locked', async () => {
    const me = await site.member({ gender: 'male', looking_for: 'female' })
    const woman = () => site.member({ gender: 'female' })
    const [stranger, admirer, few, hidden] = [await woman(), await woman(), await woman(), await woman()]
    for (const [{ id }, count] of [
      [stranger, 4],
      [admirer, 3],
      [few, 2],
      [hidden, 5],
    ] as const)
      await addPhotos(site.db, id, count)
    await site.db.run(sql`update users set is_private = true where id = ${hidden.id}`)
    await admirer.call('like', { body: { profile: me.id } })
    const listed = async () =>
      (await me.call('getLikesTeaser')).people?.map(({ id, locked_photo_count: count }) => [id, count])
    expect(await listed()).toEqual([
      [admirer.id, 1],
      [stranger.id, 2],
    ])
    await me.call('block', { body: { profile: stranger.id } })
    expect(await listed()).toEqual([[admirer.id, 1]])
  })

  it('[PREMIUM-01] returns no suggestions for Premium members', async () => {
    const [me, woman] = [
      await site.member({ gender: 'male', looking_for: 'female', paid_user: true }),
      await site.member({ gender: 'female' }),
    ]
    await addPhotos(site.db, woman.id, 4)
    expect(await me.call('getLikesTeaser')).toMatchObject({ people: [] })
  })

  it('[PREMIUM-01] omits blocked members', async () => {
    const [me, her, him] = [await site.member(), await site.member(), await site.member()]
    expect(await me.call('getLikesTeaser')).toEqual({
      count: 0,
      people: [],
    })
    await her.call('like', { body: { profile: me.id } })
    await him.call('like', { body: { profile: me.id } })
    expect(await me.call('getLikesTeaser')).toMatchObject({ count: 2 })
    await me.call('block', { body: { profile: her.id } })
    expect(await me.call('getLikesTeaser')).toMatchObject({ count: 1 })
  })

  it('[PREMIUM-01] counts only likes that the member has not returned', async () => {
    const [me, her, him] = [await site.member(), await site.member(), await site.member()]
    for (const liker of [her, him]) await liker.call('like', { body: { profile: me.id } })
    await me.call('like', { body: { profile: her.id } })
    expect(await me.call('getLikesTeaser')).toMatchObject({ count: 1 })
  })
})
