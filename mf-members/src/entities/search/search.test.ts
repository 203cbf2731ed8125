import { ApiError } from '@duetto/shared/http'
import { createCard, createSearchAnswer, createTestStore, refuse, settle } from '../../testing/fakes'
import { createDefaults } from './filters'
import { previewRestMs } from './saga'
import { selectResults } from './selectors'
import { moreRequested, previewRequested, searchRequested } from './slice'

interface Settle {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}
const filters = createDefaults(null, 'IT')

describe('search', () => {
  it('[MEMBER-01] stores pages, the count and similar results', async () => {
    const { store, calls } = createTestStore({
      searchMembers: ({ query }) =>
        (query as { cursor?: string }).cursor
          ? createSearchAnswer([2, 3], { similar: [createCard(8)], numSimilar: 1 })
          : createSearchAnswer([1, 2], { numResults: 3, next_cursor: 'c1' }),
    })
    store.dispatch(searchRequested(filters))
    await settle()
    store.dispatch(moreRequested())
    await settle()
    expect(store.getState().search).toMatchObject({
      status: 'ready',
      numResults: 3,
      pages: [
        { pageNumber: 1, results: [1, 2] },
        { pageNumber: 2, results: [3] },
      ],
      similar: [8],
      numSimilar: 1,
      nextCursor: null,
    })
    expect(selectResults(store.getState()).map(({ id }) => id)).toEqual([1, 2, 3])
    store.dispatch(moreRequested())
    await settle()
    expect(calls).toHaveLength(2)
  })

  it('[MEMBER-02] sends that the visitor came from a traffic source', async () => {
    const answers = { searchMembers: () => createSearchAnswer([1]) }
    const { store, calls } = createTestStore(answers, () => ({ trafficsource: true }))
    store.dispatch(searchRequested(filters))
    await settle()
    expect(calls[0]?.query).toMatchObject({ trafficsource: true })
  })

  it('ignores the response of a superseded search', async () => {
    const open: ((value: unknown) => void)[] = []
    const { store } = createTestStore({
      searchMembers: () => new Promise((resolve) => open.push(resolve)),
    })
    store.dispatch(searchRequested(filters))
    store.dispatch(searchRequested({ ...filters, online: true }))
    open[1]?.(createSearchAnswer([5]))
    await settle()
    open[0]?.(createSearchAnswer([1, 2]))
    await settle()
    expect(selectResults(store.getState()).map(({ id }) => id)).toEqual([5])
  })

  it.each([
    ['arrives', (open: Settle) => open.resolve(createSearchAnswer([7, 8], { next_cursor: 'old' }))],
    ['fails', (open: Settle) => open.reject(new ApiError({ code: 'network' }))],
  ])('ignores a further page of a superseded search that %s', async (_, end) => {
    const open: Settle[] = []
    const { store } = createTestStore({
      searchMembers: ({ query }) =>
        (query as { cursor?: string }).cursor
          ? new Promise((resolve, reject) => open.push({ resolve, reject }))
          : createSearchAnswer([(query as { online?: boolean }).online ? 5 : 1], { next_cursor: 'c' }),
    })
    store.dispatch(searchRequested(filters))
    await settle()
    store.dispatch(moreRequested())
    await settle()
    store.dispatch(searchRequested({ ...filters, online: true }))
    await settle()
    const before = store.getState().search
    if (open[0]) end(open[0])
    await settle()
    expect(open).toHaveLength(1)
    expect(store.getState().search).toEqual(before)
    expect(selectResults(store.getState()).map(({ id }) => id)).toEqual([5])
  })

  it('loads further pages of a new search while one of the last is on its way', async () => {
    const { store } = createTestStore({
      searchMembers: ({ query }) => {
        const { cursor, online } = query as { cursor?: string; online?: boolean }
        if (cursor && !online) return new Promise(() => {})
        return createSearchAnswer([cursor ? 6 : 5], { next_cursor: cursor ? null : 'c' })
      },
    })
    store.dispatch(searchRequested(filters))
    await settle()
    store.dispatch(moreRequested())
    await settle()
    store.dispatch(searchRequested({ ...filters, online: true }))
    await settle()
    store.dispatch(moreRequested())
    await settle()
    expect(store.getState().search.moreStatus).toBe('ready')
    expect(selectResults(store.getState()).map(({ id }) => id)).toEqual([5, 6])
  })

  it('can retry a failed page', async () => {
    const { store, answers } = createTestStore({
      searchMembers: () => createSearchAnswer([1], { next_cursor: 'c' }),
    })
    store.dispatch(searchRequested(filters))
    await settle()
    answers.searchMembers = refuse('network')
    store.dispatch(moreRequested())
    await settle()
    expect(store.getState().search).toMatchObject({ status: 'ready', moreStatus: 'failed', nextCursor: 'c' })
    answers.searchMembers = () => createSearchAnswer([2])
    store.dispatch(moreRequested())
    await settle()
    expect(selectResults(store.getState())).toHaveLength(2)
  })

  it('debounces the preview count', async () => {
    jest.useFakeTimers()
    const { store, calls } = createTestStore({
      searchMembers: () => createSearchAnswer([1], { numResults: 248 }),
    })
    for (const min_age of [20, 21, 22]) store.dispatch(previewRequested({ ...filters, min_age }))
    await jest.advanceTimersByTimeAsync(previewRestMs)
    jest.useRealTimers()
    expect(calls).toMatchObject([{ query: { min_age: 22, limit: 1 } }])
    expect(store.getState().search.preview).toMatchObject({ status: 'ready', count: 248 })
  })
})
