import { limits } from '@duetto/shared/domain'
import { createCard, createTestStore, refuse, settle, testNow } from '../../testing/fakes'
import { blockSucceeded, likeSucceeded, skipRequested, skipSucceeded } from '../people/slice'
import { selectDeckCards } from './selectors'
import { deckRequested, swiped, undoRequested } from './slice'

const now = new Date(testNow).toISOString()
const tomorrow = '2026-03-02T00:00:00.000Z'
const deckOf = (ids: readonly number[], over = {}) => ({
  profiles: ids.map((id) => createCard(id)),
  likes_left: limits.swipeLikesPerDay,
  resets_at: null,
  now,
  can_undo: false,
  ...over,
})
const eight = [1, 2, 3, 4, 5, 6, 7, 8]
const onDeck = (store: ReturnType<typeof createTestStore>['store']) =>
  selectDeckCards(store.getState()).map(({ id }) => id)

describe('swipe game', () => {
  it('[MEMBER-08] updates the remaining likes optimistically, then from the server', async () => {
    const { store } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () => ({ is_match: false, likes_left: 3, resets_at: null, now }),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'like' }))
    expect(store.getState().swipe.likesLeft).toBe(3)
    expect(onDeck(store)).toEqual([2, 3, 4, 5, 6, 7, 8])
    await settle()
    expect(store.getState().swipe).toMatchObject({ likesLeft: 3, canUndo: true })
  })

  it('[POPUP-02] announces a match with the answer to the swipe', async () => {
    const { store, bus } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () => ({ is_match: true, likes_left: 3, resets_at: null, now }),
    })
    const matches: unknown[] = []
    bus.on('match', (payload) => matches.push(payload))
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'like' }))
    await settle()
    expect(matches).toMatchObject([{ isOwn: true, profile: { id: 1, is_match: true } }])
  })

  it('[MEMBER-08] a refused fifth like restores the card and starts the server’s countdown', async () => {
    const { store } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: refuse('swipe_limit', { resets_at: tomorrow }),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'like' }))
    await settle()
    expect(onDeck(store)[0]).toBe(1)
    expect(store.getState().swipe).toMatchObject({ likesLeft: 0, resetsAt: tomorrow })
  })

  it('removes people who are skipped or blocked elsewhere', async () => {
    const { store } = createTestStore({ getSwipeDeck: () => deckOf(eight) })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(skipRequested({ id: 1 }))
    store.dispatch(blockSucceeded({ id: 3 }))
    expect(onDeck(store)).toEqual([2, 4, 5, 6, 7, 8])
  })

  it('sends decisions one at a time, in order', async () => {
    const open: (() => void)[] = []
    const { store, calls } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () =>
        new Promise((resolve) =>
          open.push(() => resolve({ is_match: false, likes_left: 4, resets_at: null, now })),
        ),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'pass' }))
    store.dispatch(swiped({ id: 2, decision: 'pass' }))
    await settle()
    const sent = () => calls.filter(({ name }) => name === 'swipe')
    expect(sent()).toHaveLength(1)
    open[0]?.()
    await settle()
    expect(sent().map(({ body }) => body)).toEqual([
      { profile: 1, decision: 'pass' },
      { profile: 2, decision: 'pass' },
    ])
  })

  it('refills the deck before it is empty', async () => {
    let decks = 0
    const { store } = createTestStore({
      getSwipeDeck: () => {
        decks += 1
        return decks === 1 ? deckOf([1, 2, 3, 4]) : deckOf([2, 3, 4, 5, 6])
      },
      swipe: () => ({ is_match: false, likes_left: 4, resets_at: null, now }),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'pass' }))
    await settle()
    await settle()
    expect(onDeck(store)).toEqual([2, 3, 4, 5, 6])
  })

  it('undo reverts the last decision and its like', async () => {
    const { store } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () => ({ is_match: false, likes_left: 3, resets_at: null, now }),
      undoSwipe: () => deckOf(eight),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'like' }))
    await settle()
    expect(store.getState().likes.liked).toEqual([1])
    store.dispatch(undoRequested())
    await settle()
    expect(onDeck(store)[0]).toBe(1)
    expect(store.getState().swipe).toMatchObject({ likesLeft: 4, canUndo: false, isUndoing: false })
    expect(store.getState().likes.liked).toEqual([])
  })

  it('a like that was returned before its undo remains', async () => {
    const { store } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () => ({ is_match: false, likes_left: 3, resets_at: null, now }),
      undoSwipe: () => deckOf(eight.slice(1)),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(swiped({ id: 1, decision: 'like' }))
    await settle()
    store.dispatch(undoRequested())
    await settle()
    expect(store.getState().likes.liked).toEqual([1])
  })

  it('undo of a skip restores the person even if later decisions failed', async () => {
    const { store, answers } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () => ({ is_match: false, likes_left: 4, resets_at: null, now }),
      undoSwipe: () => deckOf(eight),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(skipSucceeded({ id: 99 }))
    store.dispatch(swiped({ id: 1, decision: 'skip' }))
    await settle()
    answers.swipe = refuse('unavailable')
    store.dispatch(swiped({ id: 2, decision: 'pass' }))
    await settle()
    store.dispatch(undoRequested())
    await settle()
    expect(store.getState().people.skippedIds).toEqual([99])
  })

  it('undo of a pass preserves a like given elsewhere', async () => {
    const { store } = createTestStore({
      getSwipeDeck: () => deckOf(eight),
      swipe: () => ({ is_match: false, likes_left: 4, resets_at: null, now }),
      undoSwipe: () => deckOf(eight),
    })
    store.dispatch(deckRequested())
    await settle()
    store.dispatch(likeSucceeded({ profile: createCard(1), isMatch: true }))
    store.dispatch(swiped({ id: 1, decision: 'pass' }))
    await settle()
    store.dispatch(undoRequested())
    await settle()
    expect(store.getState().likes.liked).toEqual([1])
  })
})
