/** @jest-environment node */
import { QueueFullError, createKeyedLimiter } from './createKeyedLimiter'
import { writeLimits } from './limits'

const tick = () => new Promise((done) => setImmediate(done))
const atOnce = async () => undefined

describe('a keyed limiter', () => {
  it('runs four items at a time in order, without delaying other keys', async () => {
    const limiter = createKeyedLimiter<number>(writeLimits, atOnce)
    const started: number[] = []
    const ends: (() => void)[] = []
    const all = Array.from({ length: 10 }, (_, index) =>
      limiter(1, () => {
        started.push(index)
        return new Promise<void>((done) => ends.push(done))
      }),
    )
    await tick()
    expect(started).toEqual([0, 1, 2, 3])
    expect(await limiter(2, () => 'at once')).toBe('at once')
    ends[0]?.()
    await tick()
    expect(started).toEqual([0, 1, 2, 3, 4])
    while (started.length < 10 || ends.length > 0) {
      ends.shift()?.()
      await tick()
    }
    await Promise.all(all)
  })

  it('starts queued items after a gap, and delays a refusal by its Retry-After', async () => {
    const pauses: { ms: number; end: () => void }[] = []
    const limiter = createKeyedLimiter<number>(
      writeLimits,
      (ms) => new Promise<void>((end) => pauses.push({ ms, end })),
    )
    let count = 0
    const all = Array.from({ length: 65 }, () => limiter(1, () => (count += 1)))
    const refused = expect(all[64]).rejects.toThrow(QueueFullError)
    await tick()
    expect(count).toBe(4)
    expect(pauses.map(({ ms }) => ms)).toEqual([1010, 175])
    pauses.splice(0).forEach(({ end }) => end())
    await refused
    await tick()
    expect([count, pauses.map(({ ms }) => ms)]).toEqual([5, [150]])
    const later: number[] = []
    while (pauses.length > 0) {
      later.push(...pauses.map(({ ms }) => ms))
      pauses.splice(0).forEach(({ end }) => end())
      await tick()
    }
    expect(count).toBe(64)
    expect(later.slice(-10)).toEqual(Array(10).fill(25))
    await Promise.all(all.slice(0, 64))
    expect(await limiter(1, () => 'again')).toBe('again')
  })

  it('refuses when the queue is full, and continues after a failed item', async () => {
    const limiter = createKeyedLimiter<number>(writeLimits, atOnce)
    let end: () => void = () => undefined
    const held = new Promise<void>((done) => (end = done))
    const answers = Array.from({ length: 200 }, (_, index) =>
      limiter(1, async () => {
        await held
        if (index === 0) throw new Error('failed')
      }).then(
        () => 'done',
        (error: Error) => (error instanceof QueueFullError ? 'full' : error.message),
      ),
    )
    await tick()
    end()
    const outcomes = await Promise.all(answers)
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(200 - 64)
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(63)
    expect(await limiter(1, () => 'again')).toBe('again')
  })
})
