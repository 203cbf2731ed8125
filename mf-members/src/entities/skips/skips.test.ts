import { createCard, createSearchAnswer, createTestStore, refuse, settle } from '../../testing/fakes'
import { createDefaults } from '../search/filters'
import { selectResults } from '../search/selectors'
import { searchRequested } from '../search/slice'
import { resetRequested } from './slice'
import { swiped, undoRequested } from '../swipe/slice'
import { cardsReceived, skipRequested, trailChanged, unskipRequested } from '../people/slice'
import { selectNeighbours } from '../people/selectors'

const searched = async (answers: Parameters<typeof createTestStore>[0] = {}) => {
  const made = createTestStore({
    searchMembers: () => createSearchAnswer([1, 2, 3]),
    skip: () => ({ ok: true }),
    unskip: () => ({ ok: true }),
    ...answers,
  })
  made.store.dispatch(searchRequested(createDefaults(null, null)))
  await settle()
  const ids = () => selectResults(made.store.getState()).map(({ id }) => id)
  return { ...made, ids }
}

describe('skips', () => {
  it('removes a skipped person from the results and the trail at once; undo restores both', async () => {
    const { store, ids } = await searched()
    store.dispatch(trailChanged([1, 2, 3]))
    store.dispatch(skipRequested({ id: 2 }))
    expect(ids()).toEqual([1, 3])
    expect(selectNeighbours(store.getState(), 1).nextId).toBe(3)
    await settle()
    expect(store.getState().people.notices).toMatchObject([{ kind: 'skipped', profileId: 2 }])
    store.dispatch(unskipRequested({ id: 2 }))
    await settle()
    expect(ids()).toEqual([1, 2, 3])
  })

  it('restores everyone after a reset', async () => {
    const { store, ids } = await searched()
    store.dispatch(skipRequested({ id: 1 }))
    store.dispatch(skipRequested({ id: 2 }))
    await settle()
    expect(ids()).toEqual([3])
    store.dispatch(resetRequested())
    await settle()
    expect(ids()).toEqual([1, 2, 3])
  })

  it('restores the person and shows the reason if the skip fails', async () => {
    const { store, ids } = await searched({ skip: refuse('network') })
    store.dispatch(skipRequested({ id: 2 }))
    await settle()
    expect(ids()).toEqual([1, 2, 3])
    expect(store.getState().people.notices).toMatchObject([{ kind: 'skip-failed', code: 'network' }])
  })

  it('hides a person skipped in the swipe game from the results until the undo', async () => {
    const deck = { likes_left: 4, resets_at: null, now: '2026-03-01T00:00:00.000Z', can_undo: false }
    const { store, ids } = await searched({
      swipe: () => ({ ...deck, is_match: false }),
      getSwipeDeck: () => ({ ...deck, profiles: [] }),
      undoSwipe: () => ({ ...deck, profiles: [createCard(2)] }),
    })
    store.dispatch(swiped({ id: 2, decision: 'skip' }))
    await settle()
    expect(ids()).toEqual([1, 3])
    store.dispatch(undoRequested())
    await settle()
    expect(ids()).toEqual([1, 2, 3])
  })

  it('keeps the open profile in the trail after a skip', () => {
    const { store } = createTestStore({ skip: () => ({ ok: true }) })
    store.dispatch(cardsReceived([1, 2, 3].map((id) => createCard(id))))
    store.dispatch(trailChanged([1, 2, 3]))
    store.dispatch(skipRequested({ id: 2 }))
    expect(selectNeighbours(store.getState(), 2)).toEqual({ previousId: 1, nextId: 3 })
  })
})
