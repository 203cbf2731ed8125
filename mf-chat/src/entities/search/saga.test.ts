import type { Message } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { createBus } from '@duetto/shared/events'
import { fakeApi, createCard, refuse, testNow } from '@duetto/shared/testing'
import { startStore } from '../../testing/startStore'
import { moreHitsRequested, searchCleared, searchTyped } from './slice'

const hit = (id: number) => ({ message: { id, text: 'the sea' } as Message, profile: createCard(4) })

describe('search in messages', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const start = async () => {
    const api = fakeApi({ searchMessages: () => ({ found: [hit(40)], chats: [], has_more: true }) })
    const bus = createBus(() => testNow)
    const { store } = startStore({ http: api.http, bus, userId: () => null })
    store.dispatch(searchTyped('sea'))
    await pass(timings.searchDebounceMs)
    const state = () => store.getState().search
    expect(state().found).toHaveLength(1)
    return { ...api, store, state }
  }

  it('[CHAT-01] drops older hits of a previous query', async () => {
    const { store, state, answers } = await start()
    let finish: (page: unknown) => void = () => {}
    answers.searchMessages = () => new Promise((done) => (finish = done))
    store.dispatch(moreHitsRequested())
    store.dispatch(searchCleared())
    finish({ found: [hit(20)], chats: [], has_more: false })
    await pass(timings.searchDebounceMs)
    expect(state()).toMatchObject({ query: '', status: 'idle', found: [] })
  })

  it('[CHAT-01][TRUST-11] retries older hits that failed to load', async () => {
    const { store, state, answers } = await start()
    answers.searchMessages = refuse('unavailable')
    store.dispatch(moreHitsRequested())
    await pass(0)
    expect(state()).toMatchObject({ isLoadingMore: false, hasMore: true })
    expect(state().found).toHaveLength(1)
  })
})
