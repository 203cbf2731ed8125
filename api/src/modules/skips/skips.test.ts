import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { addPhotos } from '../../testing/social'

describeOnEngine('skipped people', (engine) => {
  const site = useTestApp({ engine })
  let me: TestMember
  let her: TestMember
  let other: TestMember
  beforeEach(async () => {
    me = await site.member({ gender: 'male', looking_for: 'female', country: 'IT' })
    her = await site.member({ gender: 'female', country: 'IT', name: 'Chiara' })
    other = await site.member({ gender: 'female', country: 'IT' })
    await addPhotos(site.db, her.id, 1)
    await addPhotos(site.db, other.id, 1)
  })

  const age = (days: number) =>
    site.db.run(sql`update swipes set decided_at = decided_at - ${`${days} days`}::interval`)
  const skip = (profile: number) => me.call('skip', { body: { profile } })
  const decide = (profile: number, decision: 'like' | 'pass' | 'skip') =>
    me.call('swipe', { body: { profile, decision } })
  const searched = async (query = {}) =>
    (await me.call('searchMembers', { query })).profiles.map(({ id }) => id).sort()
  const dealt = async () => (await me.call('getSwipeDeck')).profiles.map(({ id }) => id).sort()
  const matched = async () =>
    (await me.call('findMatches', { body: { answers: [] } })).candidates
      .map(({ profile }) => profile.id)
      .sort()
  const listed = async () =>
    (await me.call('getSkipped')).people.map(({ profile, decision }) => [profile.id, decision])

  it('hides a skipped person from search, count, match finder and swipe game until the time is over', async () => {
    await skip(her.id)
    for (const found of [await searched(), await dealt(), await matched()]) expect(found).toEqual([other.id])
    expect((await me.call('searchMembers', { query: {} })).numResults).toBe(1)
    expect(await listed()).toEqual([[her.id, 'skip']])
    await age(limits.skipDays)
    for (const found of [await searched(), await dealt(), await matched()])
      expect(found).toEqual([her.id, other.id])
    expect(await listed()).toEqual([])
  })

  it('finds a skipped person by name, and leaves the profile and the other side as they are', async () => {
    await skip(her.id)
    expect(await searched({ name: 'Chi' })).toEqual([her.id])
    expect((await me.call('getMember', { query: { id: her.id } })).profile.id).toBe(her.id)
    const theirs = await her.call('searchMembers', { query: { gender: 'male', country: 'IT' } })
    expect(theirs.profiles.map(({ id }) => id)).toEqual([me.id])
  })

  it('lists passes of the swipe game while they rest, and search still shows these people', async () => {
    await decide(her.id, 'pass')
    expect(await searched()).toEqual([her.id, other.id])
    expect(await listed()).toEqual([[her.id, 'pass']])
    await age(limits.passDays)
    expect(await listed()).toEqual([])
  })

  it('restores one person, or all', async () => {
    await decide(her.id, 'pass')
    await skip(other.id)
    await me.call('unskip', { body: { profile: other.id } })
    expect(await listed()).toEqual([[her.id, 'pass']])
    await skip(other.id)
    await me.call('unskip', { body: {} })
    expect(await listed()).toEqual([])
    expect(await dealt()).toEqual([her.id, other.id])
  })

  it('[MEMBER-08] deals the next person after a skip in the swipe game, and undoes it', async () => {
    const { likes_left: before } = await me.call('getSwipeDeck')
    const after = await decide(her.id, 'skip')
    expect(after.likes_left).toBe(before)
    expect(await dealt()).toEqual([other.id])
    const undone = await me.call('undoSwipe')
    expect(undone.profiles[0]?.id).toBe(her.id)
    expect(await searched()).toEqual([her.id, other.id])
  })

  it('ends the skip of a person whom the member likes', async () => {
    await skip(her.id)
    await me.call('like', { body: { profile: her.id } })
    expect(await listed()).toEqual([])
    expect(await searched()).toEqual([her.id, other.id])
  })

  it('keeps one decision if skips, passes and a reset are concurrent', async () => {
    await Promise.all([skip(her.id), decide(her.id, 'pass'), skip(her.id), decide(her.id, 'skip')])
    expect(await listed()).toEqual([[her.id, 'skip']])
    await decide(other.id, 'like')
    await Promise.all([me.call('unskip', { body: {} }), decide(her.id, 'like')])
    expect((await me.call('getLikes')).profiles.map(({ id }) => id).sort()).toEqual([her.id, other.id])
    expect(await dealt()).toEqual([])
  })

  it('omits people who block the member or became invisible', async () => {
    await skip(her.id)
    await skip(other.id)
    await her.call('block', { body: { profile: me.id } })
    await other.call('saveProfile', { body: { is_invisible: true } })
    expect(await listed()).toEqual([])
  })
})
