import { canReload } from './reloadOnLostChunk'

afterEach(() => jest.restoreAllMocks())

it('[ERROR-03] a lost chunk reloads the page at most once in 60 seconds', () => {
  sessionStorage.clear()
  expect(canReload(1_000_000)).toBe(true)
  expect(canReload(1_059_999)).toBe(false)
  expect(canReload(1_060_000)).toBe(true)
})

it('[ERROR-03] without storage a page that is a reload is not reloaded again', () => {
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
