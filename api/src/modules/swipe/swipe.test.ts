import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { addPhotos } from '../../testing/social'

describeOnEngine('swipe game', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ gender: 'male', looking_for: 'female', country: 'IT', rnd: 0.5 })
  })
  afterAll(() => site.close())

  const createDeck = async (count: number, fields = {}) => {
    const made: number[] = []
    for (let index = 0; index < count; index += 1) {
      const rnd = (index + 1) / (count + 1)
      const { id } = await site.member({ gender: 'female', country: 'IT', rnd, ...fields })
      await addPhotos(site.db, id, 1)
      made.push(id)
    }
    return made
  }
  const decide = (profile: number, decision: 'like' | 'pass') =>
    me.call('swipe', { body: { profile, decision } })
  const deckIds = async () => (await me.call('getSwipeDeck')).profiles.map((profile) => profile.id)

  it('[MEMBER-08] deals everyone with a photo once, in the stored order from the member’s position', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await createDeck(4)
    await site.member({ gender: 'female', country: 'IT' })
    expect(await deckIds()).toEqual([c, d, a, b])
    await decide(c, 'pass')
    await decide(d, 'like')
    expect(await deckIds()).toEqual([a, b])
  })

  it('[MEMBER-08] continues with other countries after the member’s own', async () => {
    const [near = 0] = await createDeck(1)
    const [far = 0] = await createDeck(1, { country: 'FR' })
    expect(await deckIds()).toEqual([near, far])
  })

  it('[MEMBER-08] allows four likes a day, then reports when the next are available', async () => {
    const deck = await createDeck(6)
    for (const id of deck.slice(0, 3)) expect((await decide(id, 'like')).resets_at).toBeNull()
    expect(await decide(deck[3] ?? 0, 'like')).toMatchObject({
      likes_left: 0,
      resets_at: '2026-03-02T00:00:00.000Z',
      now: site.clock.now.toISOString(),
    })
    const refusal = await me.call.refused('swipe', { body: { profile: deck[4] ?? 0, decision: 'like' } })
    expect(refusal).toMatchObject({ code: 'swipe_limit', details: { resets_at: '2026-03-02T00:00:00.000Z' } })
    expect((await decide(deck[4] ?? 0, 'pass')).likes_left).toBe(0)
    site.clock.add(12 * 3_600_000)
    expect((await decide(deck[5] ?? 0, 'like')).likes_left).toBe(3)
  })

  it('[MEMBER-08] of ten concurrent likes exactly four succeed', async () => {
    const deck = await createDeck(10)
    const answers = await Promise.all(
      deck.map((profile) => me.call.raw('swipe', { body: { profile, decision: 'like' } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6)
    expect((await me.call('getLikes')).profiles).toHaveLength(4)
  })

  it('[MEMBER-08] repeating a decision uses no further like', async () => {
    const [her = 0] = await createDeck(1)
    await Promise.all([decide(her, 'like'), decide(her, 'like'), decide(her, 'like')])
    expect((await me.call('getSwipeDeck')).likes_left).toBe(3)
  })

  it('[MEMBER-08] undo returns the last profile to the top and refunds the like', async () => {
    const deck = await createDeck(3)
    const first = (await deckIds())[0] ?? 0
    await decide(first, 'like')
    const undone = await me.call('undoSwipe')
    expect(undone).toMatchObject({ likes_left: 4, can_undo: false })
    expect(undone.profiles[0]?.id).toBe(first)
    expect(undone.profiles).toHaveLength(deck.length)
    expect((await me.call('getLikes')).profiles).toEqual([])
  })

  it('[MEMBER-08] undo keeps a like from outside the game, which was never counted', async () => {
    const [first = 0, second = 0] = await createDeck(2)
    await decide(first, 'like')
    await me.call('like', { body: { profile: second } })
    site.clock.add(1000)
    expect((await decide(second, 'like')).likes_left).toBe(3)
    expect((await me.call('undoSwipe')).likes_left).toBe(3)
    expect((await me.call('getLikes')).profiles.map(({ id }) => id)).toContain(second)
  })

  it('[MEMBER-08] a decision can be undone for one day', async () => {
    const [first = 0] = await createDeck(2)
    await decide(first, 'like')
    site.clock.add(24 * 3_600_000)
    expect((await me.call('getSwipeDeck')).can_undo).toBe(true)
    site.clock.add(1000)
    expect((await me.call('getSwipeDeck')).can_undo).toBe(false)
    await me.call('undoSwipe')
    expect((await me.call('getLikes')).profiles).toMatchObject([{ id: first }])
  })

  it('[MEMBER-08] a match cannot be undone', async () => {
    const her = await site.member({ gender: 'female', country: 'IT' })
    await addPhotos(site.db, her.id, 1)
    await her.call('like', { body: { profile: me.id } })
    expect((await decide(her.id, 'like')).is_match).toBe(true)
    expect((await me.call('undoSwipe')).can_undo).toBe(false)
    expect((await me.call('getLikes')).profiles).toMatchObject([{ id: her.id, is_match: true }])
  })

  it('[MEMBER-11] does not deal members who block, and refuses decisions on them', async () => {
    const her = await site.member({ gender: 'female', country: 'IT' })
    await addPhotos(site.db, her.id, 1)
    await her.call('block', { body: { profile: me.id } })
    expect(await deckIds()).toEqual([])
    const refusal = await me.call.refused('swipe', { body: { profile: her.id, decision: 'like' } })
    expect(refusal.code).toBe('not_found')
  })
})
