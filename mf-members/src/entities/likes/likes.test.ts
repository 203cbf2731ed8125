import { timings } from '@duetto/shared/domain'
import { profileOpened } from '../people/actions'
import { likeRequested } from '../people/slice'
import { createCard, createTestStore, refuse, settle, testNow } from '../../testing/fakes'
import { selectLikeEntries, selectTotalNew } from './selectors'
import { autoLikeRequested, likesRequested } from './slice'
import { readTab } from './tabs'

const likedAt = new Date(testNow).toISOString()
const likes = {
  profiles: [createCard(1, { is_liked: true }), createCard(2, { is_liked: true })],
  liked_by: [
    { ...createCard(3), like_new: true, liked_at: likedAt },
    { ...createCard(2, { is_liked: true, is_match: true }), like_new: true, liked_at: likedAt },
  ],
  total_new: 2,
}
const ids = (entries: { card: { id: number } }[]) => entries.map(({ card }) => card.id)

describe('likes', () => {
  it('[ROUTE-13] selects the tab by the URL, and the first one by default', () => {
    expect([undefined, 'sent', 'matches', 'nonsense'].map(readTab)).toEqual([
      'received',
      'sent',
      'matches',
      'received',
    ])
  })

  it('[MEMBER-07] sorts members into three tabs', async () => {
    const { store } = createTestStore({ getLikes: () => likes })
    store.dispatch(likesRequested())
    await settle()
    const { received, sent, matches } = selectLikeEntries(store.getState())
    expect([ids(received), ids(sent), ids(matches)]).toEqual([[3, 2], [1, 2], [2]])
    expect(selectTotalNew(store.getState())).toBe(2)
  })

  it('[MEMBER-07] lists real members first, new likes before unanswered ones, matches last', async () => {
    const likedBy = (id: number, isNew: boolean, over = {}) => ({
      ...createCard(id, over),
      like_new: isNew,
      liked_at: likedAt,
    })
    const matched = { is_liked: true, is_match: true }
    const { store } = createTestStore({
      getLikes: () => ({
        profiles: [createCard(1, matched), createCard(5, matched)],
        liked_by: [
          likedBy(1, true, matched),
          likedBy(2, false),
          likedBy(3, true),
          likedBy(4, true),
          likedBy(5, false, matched),
          likedBy(6, false),
          likedBy(7, true, { is_fictional: true }),
        ],
        total_new: 3,
      }),
      like: () => ({ is_match: true, profile: createCard(3, matched) }),
    })
    const received = () => ids(selectLikeEntries(store.getState()).received)
    store.dispatch(likesRequested())
    await settle()
    expect(received()).toEqual([3, 4, 2, 6, 1, 5, 7])
    store.dispatch(likeRequested({ id: 3 }))
    await settle()
    expect(received()).toEqual([3, 4, 2, 6, 1, 5, 7])
  })

  it('[MEMBER-07] opening a profile clears its new mark, here, on the server and in the badge', async () => {
    const { store, bus, calls } = createTestStore({
      getLikes: () => likes,
      markLikeSeen: () => ({ ok: true }),
    })
    const emitted: unknown[] = []
    bus.on('likes-changed', (payload) => emitted.push(payload))
    store.dispatch(likesRequested())
    await settle()
    store.dispatch(profileOpened({ id: 3, likesMe: true }))
    expect(selectTotalNew(store.getState())).toBe(1)
    await settle()
    expect(calls.at(-1)).toEqual({ name: 'markLikeSeen', body: { profile: 3 } })
    expect(emitted).toEqual([{ totalNew: 1 }])
  })

  it('opening a profile that does not like the member sends nothing', async () => {
    const { store, calls } = createTestStore()
    store.dispatch(profileOpened({ id: 3, likesMe: false }))
    await settle()
    expect(calls).toEqual([])
  })

  it('adds a new like from the bus', () => {
    const { store, bus } = createTestStore()
    bus.emit('like-new', { profile: createCard(11) })
    expect(ids(selectLikeEntries(store.getState()).received)).toEqual([11])
    expect(selectTotalNew(store.getState())).toBe(1)
  })

  it('[MEMBER-06] reloads the likes 500 ms after an automatic like', async () => {
    jest.useFakeTimers()
    const { store, calls } = createTestStore({
      autoLike: () => ({ profile: createCard(5) }),
      getLikes: () => likes,
    })
    store.dispatch(autoLikeRequested())
    await jest.advanceTimersByTimeAsync(timings.autoLikeReloadMs - 1)
    expect(calls.map(({ name }) => name)).toEqual(['autoLike'])
    await jest.advanceTimersByTimeAsync(1)
    jest.useRealTimers()
    expect(calls.map(({ name }) => name)).toEqual(['autoLike', 'getLikes'])
    expect(store.getState().people.notices).toMatchObject([{ kind: 'auto-liked', profileId: 5 }])
  })

  it('keeps the lists if a reload fails', async () => {
    const { store, answers } = createTestStore({ getLikes: () => likes })
    store.dispatch(likesRequested())
    await settle()
    answers.getLikes = refuse('network')
    store.dispatch(likesRequested())
    await settle()
    expect(store.getState().likes.status).toBe('ready')
    expect(ids(selectLikeEntries(store.getState()).sent)).toEqual([1, 2])
  })
})
