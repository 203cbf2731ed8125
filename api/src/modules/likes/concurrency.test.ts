import { describeOnEachEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { duringTransaction } from '../../testing/locks'
import { addPhotos } from '../../testing/social'
import { block } from '../blocks/blocks.service'

describeOnEachEngine('a like during a block', (engine) => {
  const site = useTestApp({ engine })

  it.each([
    ['on the profile', ({ call }: TestMember, profile: number) => call.raw('like', { body: { profile } })],
    [
      'in the swipe game',
      ({ call }: TestMember, profile: number) => call.raw('swipe', { body: { profile, decision: 'like' } }),
    ],
    ['by auto-like', ({ call }: TestMember) => call.raw('autoLike')],
  ])('[MEMBER-11] %s is refused, and the blocking member never hears of it', async (name, like) => {
    const me = await site.member({ gender: 'male', looking_for: 'female' })
    const her = await site.member({ gender: 'female' })
    await addPhotos(site.db, her.id, 1)
    const events = site.eventsOf(her.id)
    const { status } = await duringTransaction(
      site.db,
      (db) => block({ ...site.deps, db }, her.id, me.id),
      () => like(me, her.id),
    )
    // On the embedded engine, auto-like follows the block and finds no suggestion.
    expect(status).toBe(engine === 'pglite' && name === 'by auto-like' ? 200 : 404)
    expect(events).toEqual([])
    expect(await her.call('getLikes')).toMatchObject({ liked_by: [], total_new: 0 })
    await her.call('unblock', { body: { profile: me.id } })
    expect(await her.call('getLikes')).toMatchObject({ liked_by: [], total_new: 0 })
  })
})
