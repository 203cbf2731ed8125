import { profileOpened } from '../people/actions'
import { viewerChanged } from '../people/slice'
import { createCard, createTestStore, refuse, settle } from '../../testing/fakes'
import { selectActivityEntries } from './selectors'
import { activityRequested } from './slice'

const at = '2026-01-01T10:00:00.000Z'
const answer = (is_new: boolean) => () => ({
  items: [{ kind: 'visit' as const, profile: createCard(3), at, is_new }],
  now: at,
})

describe('activity', () => {
  it.each([
    ['a member', 7, [{ name: 'visit', body: { profile: 3 } }]],
    ['a visitor', null, []],
    ['their own page', 3, []],
  ])('records a profile visit by a member only: %s', async (_, viewer, emitted) => {
    const { store, calls } = createTestStore({ visit: () => ({ ok: true }) })
    store.dispatch(viewerChanged(viewer))
    store.dispatch(profileOpened({ id: 3, likesMe: false }))
    await settle()
    expect(calls).toEqual(emitted)
  })

  it('records a visit that began before the viewer was known', async () => {
    const { store, calls } = createTestStore({ visit: () => ({ ok: true }) })
    store.dispatch(profileOpened({ id: 3, likesMe: false }))
    await settle()
    expect(calls).toEqual([])
    store.dispatch(viewerChanged(7))
    await settle()
    expect(calls).toEqual([{ name: 'visit', body: { profile: 3 } }])
  })

  it('ignores a failed visit record', async () => {
    const { store } = createTestStore({ visit: refuse('network'), getActivity: answer(true) })
    store.dispatch(viewerChanged(7))
    store.dispatch(profileOpened({ id: 3, likesMe: false }))
    await settle()
    store.dispatch(activityRequested())
    await settle()
    expect(store.getState().activity.status).toBe('ready')
  })

  it('keeps new entries marked when the page is reopened', async () => {
    const { store, answers } = createTestStore({
      getActivity: answer(true),
      markActivitySeen: () => ({ ok: true }),
    })
    store.dispatch(activityRequested())
    await settle()
    answers.getActivity = answer(false)
    store.dispatch(activityRequested())
    await settle()
    expect(selectActivityEntries(store.getState()).recent.map(({ id }) => id)).toEqual([3])
  })
})
