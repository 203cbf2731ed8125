import { createCard, createTestStore, refuse, settle } from '../../testing/fakes'
import { selectNeighbours } from './selectors'
import {
  blockRequested,
  cardsReceived,
  likeRequested,
  trailChanged,
  unblockRequested,
  unlikeRequested,
  viewerChanged,
} from './slice'

describe('people', () => {
  it('[MEMBER-06] shows a like at once, and a match if it is mutual', async () => {
    const { store, bus } = createTestStore({
      like: () => ({ is_match: true, profile: createCard(7, { is_liked: true }) }),
    })
    const matches: unknown[] = []
    bus.on('match', (payload) => matches.push(payload))
    store.dispatch(cardsReceived([createCard(7)]))
    store.dispatch(likeRequested({ id: 7 }))
    expect(store.getState().people.cards[7]?.is_liked).toBe(true)
    await settle()
    expect(matches).toMatchObject([{ isOwn: true, profile: { id: 7, is_match: true } }])
    expect(store.getState().people.cards[7]).toMatchObject({ is_liked: true, is_match: true })
  })

  it('[TRUST-11] reverts a refused like and shows the reason', async () => {
    const { store } = createTestStore({ like: refuse('not_confirmed') })
    store.dispatch(cardsReceived([createCard(7, { name: 'Clara' })]))
    store.dispatch(likeRequested({ id: 7 }))
    await settle()
    expect(store.getState().people.cards[7]?.is_liked).toBe(false)
    expect(store.getState().people.notices).toMatchObject([
      { kind: 'like-failed', name: 'Clara', code: 'not_confirmed' },
    ])
  })

  it('reverts a like silently if the session has ended', async () => {
    const { store } = createTestStore({ like: () => false })
    store.dispatch(cardsReceived([createCard(7)]))
    store.dispatch(likeRequested({ id: 7 }))
    await settle()
    expect(store.getState().people.cards[7]?.is_liked).toBe(false)
    expect(store.getState().people.notices).toEqual([])
  })

  it('keeps the like if unliking fails', async () => {
    const { store } = createTestStore({ unlike: refuse('unavailable') })
    store.dispatch(cardsReceived([createCard(7, { is_liked: true })]))
    store.dispatch(unlikeRequested({ id: 7 }))
    await settle()
    expect(store.getState().people.cards[7]?.is_liked).toBe(true)
  })

  it('[MEMBER-11] removes a blocked member from the lists and emits an event; undo restores them', async () => {
    const { store, bus } = createTestStore({ block: () => ({ ok: true }), unblock: () => ({ ok: true }) })
    const emitted: unknown[] = []
    bus.on('blocked', (payload) => emitted.push(payload))
    store.dispatch(cardsReceived([1, 2, 3].map((id) => createCard(id))))
    store.dispatch(trailChanged([1, 2, 3]))
    store.dispatch(blockRequested({ id: 2 }))
    await settle()
    expect(emitted).toEqual([{ profileId: 2 }])
    expect(selectNeighbours(store.getState(), 1)).toEqual({ previousId: null, nextId: 3 })
    store.dispatch(unblockRequested({ id: 2 }))
    await settle()
    expect(selectNeighbours(store.getState(), 1).nextId).toBe(2)
  })

  it('marks a match from the bus', () => {
    const { store, bus } = createTestStore()
    bus.emit('match', { profile: createCard(9) })
    expect(store.getState().people.cards[9]?.is_match).toBe(true)
  })

  it('resets the state for another member, but not when the first session becomes known', () => {
    const { store } = createTestStore()
    store.dispatch(cardsReceived([createCard(1)]))
    store.dispatch(viewerChanged(5))
    expect(store.getState().people.cards[1]).toBeDefined()
    store.dispatch(viewerChanged(null))
    expect(store.getState().people).toMatchObject({ cards: {}, viewerId: null })
  })
})
