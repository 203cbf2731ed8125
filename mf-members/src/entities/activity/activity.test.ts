import { profileOpened } from '../people/actions'
import { viewerChanged } from '../people/slice'
import { makeCard, makeTestStore, refuse, settle } from '../../testing/fakes'
import { selectActivityEntries } from './selectors'
import { activityRequested } from './slice'

const at = '2026-01-01T10:00:00.000Z'
const answer = (is_new: boolean) => () => ({
  items: [{ kind: 'visit' as const, profile: makeCard(3), at, is_new }],
  now: at,
})

describe('activity', () => {
  it.each([
    ['a member', 7, [{ name: 'visit', body: { profile: 3 } }]],
    ['a visitor', null, []],
    ['their own page', 3, []],
  ])('a profile that is opened is told to its owner, by %s', async (_, viewer, told) => {
    const { store, calls } = makeTestStore({ visit: () => ({ ok: true }) })
    store.dispatch(viewerChanged(viewer))
    store.dispatch(profileOpened({ id: 3, likesMe: false }))
    await settle()
    expect(calls).toEqual(told)
  })

  it('a visit that could not be told troubles nobody', async () => {
    const { store } = makeTestStore({ visit: refuse('network'), getActivity: answer(true) })
    store.dispatch(viewerChanged(7))
    store.dispatch(profileOpened({ id: 3, likesMe: false }))
    await settle()
    store.dispatch(activityRequested())
    await settle()
    expect(store.getState().activity.status).toBe('ready')
  })

  it('what was new stays in its place when the page is opened again', async () => {
    const { store, answers } = makeTestStore({
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
