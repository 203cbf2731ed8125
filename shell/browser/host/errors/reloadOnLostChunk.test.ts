import { canReload, recoverFromLostChunk } from './reloadOnLostChunk'

afterEach(() => jest.restoreAllMocks())

it('[ERROR-03] reloads at most once in 60 seconds', () => {
  sessionStorage.clear()
  expect(canReload(1_000_000)).toBe(true)
  expect(canReload(1_059_999)).toBe(false)
  expect(canReload(1_060_000)).toBe(true)
})

it('[ERROR-03] does not reload a page that is a reload if storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked)
  const arriveBy = (type: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ type }] as unknown as PerformanceEntryList })
  arriveBy('navigate')
  expect(canReload(1_000_000)).toBe(true)
  arriveBy('reload')
  expect(canReload(2_000_000)).toBe(false)
})

describe('an error', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  beforeEach(() => sessionStorage.clear())
  const isOnline = (value: boolean) => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

  it('[ERROR-03] of a lost chunk reloads the page once', () => {
    isOnline(true)
    const reload = jest.fn()
    expect(recoverFromLostChunk(lost, { reload })).toBe(true)
    expect(recoverFromLostChunk(lost, { reload })).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('[ERROR-03] of another kind, or offline, does not reload', () => {
    const reload = jest.fn()
    isOnline(false)
    expect(recoverFromLostChunk(lost, { reload })).toBe(false)
    isOnline(true)
    expect(recoverFromLostChunk(new Error('broken'), { reload })).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
