import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { visitsJob } from './visits.job'

const dayMs = 86_400_000

describeOnEngine('activity', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 100 })
  })
  afterAll(() => site.close())

  const ref = ({ id }: { id: number }) => ({ body: { profile: id } })
  const visitMe = (visitor: TestMember) => visitor.call('visit', ref(me))
  const kinds = async () =>
    (await me.call('getActivity')).items.map(({ kind, profile, is_new }) => [kind, profile.id, is_new])
  const write = (from: TestMember, to: TestMember, key: string) =>
    from.call('sendMessage', { key, body: { profile: to.id, kind: 'text', text: 'Good evening' } })
  const tick = () => site.clock.add(60_000)

  it('lists visits, likes, matches and messages of others, newest first', async () => {
    const [visitor, liker, match, writer] = [
      await site.member(),
      await site.member(),
      await site.member(),
      await site.member({ paid_user: true, credits: 100 }),
    ]
    await visitMe(visitor)
    tick()
    await visitMe(liker)
    await liker.call('like', ref(me))
    tick()
    await match.call('like', ref(me))
    await me.call('like', ref(match))
    tick()
    await write(writer, me, 'key-writer-1')
    expect(await kinds()).toEqual([
      ['message', writer.id, true],
      ['match', match.id, true],
      ['like', liker.id, true],
      ['visit', visitor.id, true],
    ])
    await write(me, writer, 'key-mine-1')
    expect((await kinds())[0]).toEqual(['match', match.id, true])
  })

  it('lists a visitor once, with their latest visit, and never the member', async () => {
    const visitor = await site.member()
    await Promise.all([1, 2, 3, 4, 5].map(() => visitMe(visitor)))
    tick()
    await visitMe(visitor)
    await me.call('visit', ref(me))
    const { items } = await me.call('getActivity')
    expect(items.map(({ profile, at }) => [profile.id, at])).toEqual([
      [visitor.id, site.clock.now.toISOString()],
    ])
  })

  it('[ACCOUNT-11] an invisible visitor leaves no trace, nor does one who becomes invisible later', async () => {
    const hidden = await site.member({ is_invisible: true })
    const later = await site.member()
    await visitMe(hidden)
    await visitMe(later)
    expect(await kinds()).toEqual([['visit', later.id, true]])
    await later.call('saveProfile', { body: { is_invisible: true } })
    expect(await kinds()).toEqual([])
  })

  it('[MEMBER-11] omits blocked members on both sides, and records no visit of a blocked member', async () => {
    const [blocked, blocker] = [await site.member(), await site.member()]
    for (const visitor of [blocked, blocker]) await visitMe(visitor)
    await me.call('block', ref(blocked))
    await blocker.call('block', ref(me))
    expect(await kinds()).toEqual([])
    await visitMe(blocked)
    await me.call('unblock', ref(blocked))
    tick()
    const { items } = await me.call('getActivity')
    expect(
      items.map(({ profile, at }) => profile.id === blocked.id && at < site.clock.now.toISOString()),
    ).toEqual([true])
  })

  it('seen entries stay seen, even if an outdated tab reports an older time', async () => {
    const [first, second] = [await site.member(), await site.member()]
    await visitMe(first)
    const { now: early } = await me.call('getActivity')
    tick()
    await visitMe(second)
    const { now: late } = await me.call('getActivity')
    await me.call('markActivitySeen', { body: { until: late } })
    await me.call('markActivitySeen', { body: { until: early } })
    expect(await kinds()).toEqual([
      ['visit', second.id, false],
      ['visit', first.id, false],
    ])
    tick()
    await visitMe(first)
    expect(await kinds()).toEqual([
      ['visit', first.id, true],
      ['visit', second.id, false],
    ])
    // A device whose clock is ahead must not hide later activity.
    await me.call('markActivitySeen', { body: { until: '2099-01-01T00:00:00.000Z' } })
    tick()
    await visitMe(second)
    expect((await kinds())[0]).toEqual(['visit', second.id, true])
  })

  it('[TRUST-10] deletes visits after 30 days', async () => {
    const visitor = await site.member()
    await visitMe(visitor)
    const left = async () => {
      await visitsJob.run(site.deps)
      return (await site.db.many(sql`select 1 from profile_visits`)).length
    }
    site.clock.add(30 * dayMs)
    expect(await left()).toBe(1)
    site.clock.add(1)
    expect(await left()).toBe(0)
  })

  it('[TRUST-10] an export lists the profiles a member visited, not their visitors', async () => {
    const [visitor, visited] = [await site.member(), await site.member()]
    await visitMe(visitor)
    await me.call('visit', ref(visited))
    expect((await me.call('exportData')).profiles_visited).toMatchObject([{ visited_id: visited.id }])
  })
})
