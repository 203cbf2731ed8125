import { createServerClock } from './serverClock'

const start = Date.parse('2026-03-01T12:00:00Z')
const hourMs = 3_600_000

describe('[TRUST-02] [SYNC-07] the server clock', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([2 * hourMs, -2 * hourMs])('is unaffected if the device clock jumps by %i ms', (jump) => {
    const { now } = createServerClock(start)
    const before = now()
    const device = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(device + jump)
    expect(now() - before).toBeGreaterThanOrEqual(0)
    expect(now() - before).toBeLessThan(60_000)
  })

  it('advances by elapsed time and accepts corrections from the server', () => {
    let passed = 5_000
    const clock = createServerClock(start, () => passed)
    passed += 1_500
    expect(clock.now()).toBe(start + 1_500)
    clock.correct(start + 4 * hourMs)
    passed += 1_000
    expect(clock.now()).toBe(start + 4 * hourMs + 1_000)
  })
})
