import { writable } from '@duetto/shared/platform'
import { settledMs, traceNavigations } from './traceNavigations'

const page = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }

describe('navigation traces', () => {
  let beacons: Record<string, unknown>[]
  let answer: (responseEnd: number, initiatorType?: string) => void
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 })
    beacons = []
    class FakeObserver {
      constructor(hear: (list: { getEntries: () => unknown[] }) => void) {
        answer = (responseEnd, initiatorType = 'xmlhttprequest') =>
          hear({ getEntries: () => [{ responseEnd, initiatorType }] })
      }
      observe = () => undefined
    }
    Object.assign(globalThis, { PerformanceObserver: FakeObserver })
    jest.spyOn(globalThis, 'Blob').mockImplementation(function (parts) {
      return { text: String(parts?.[0]) } as never
    })
    Object.assign(navigator, {
      sendBeacon: (path: string, { text }: { text: string }) =>
        beacons.push({ path, ...(JSON.parse(text) as object) }),
    })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const start = () => {
    const trace = writable<string | null>(`00-${page.traceId}-${page.spanId}-01`)
    const address = writable('/members')
    const navigation = { get: () => ({ pathname: address.get() }), subscribe: address.subscribe }
    traceNavigations({ trace, navigation: navigation as never, nameOf: (path) => `page:${path.slice(1)}` })
    return { trace, goTo: address.set }
  }
  const spanOf = (trace: string | null) => trace?.split('-')[2]

  it('report the page within its own trace, which its API calls share', () => {
    const { trace } = start()
    const spanId = spanOf(trace.get())
    expect(trace.get()).toMatch(new RegExp(`^00-${page.traceId}-[0-9a-f]{16}-01$`))
    expect(spanId).not.toBe(page.spanId)
    answer(640)
    answer(9000, 'img')
    jest.advanceTimersByTime(settledMs)
    expect(beacons).toEqual([
      {
        path: '/registry/trace',
        name: 'page:members',
        traceId: page.traceId,
        spanId,
        parentId: page.spanId,
        agoMs: settledMs,
        tookMs: 640,
      },
    ])
    expect(trace.get()).toBeNull()
  })

  it('report the next page in a new trace when it is left', () => {
    const { trace, goTo } = start()
    jest.advanceTimersByTime(1000)
    goTo('/members/7')
    const [, traceId, spanId] = trace.get()?.split('-') ?? []
    expect(traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(traceId).not.toBe(page.traceId)
    answer(1250)
    jest.advanceTimersByTime(2000)
    dispatchEvent(new Event('pagehide'))
    expect(beacons.map(({ name }) => name)).toEqual(['page:members', 'page:members/7'])
    expect(beacons[1]).toMatchObject({ traceId, spanId, agoMs: 2000, tookMs: 250 })
    expect(beacons[1]).not.toHaveProperty('parentId')
    jest.advanceTimersByTime(settledMs)
    dispatchEvent(new Event('pagehide'))
    expect(beacons).toHaveLength(2)
  })
})
