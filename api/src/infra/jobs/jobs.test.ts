import sql from 'sql-template-tag'
import { describeOnEachEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { runJob, startJobs } from './jobs'

const minute = 60_000

describeOnEachEngine('jobs', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  it('one of ten concurrent workers runs the job, and the next run is due after the interval', async () => {
    let runs = 0
    const job = { name: 'count', everyMs: minute, run: async () => void (runs += 1) }
    const turn = async () => Promise.all([...Array(10)].map(() => runJob(site.deps, job)))
    expect((await turn()).filter(Boolean)).toHaveLength(1)
    expect(await runJob(site.deps, job)).toBe(false)
    site.clock.add(minute)
    await turn()
    expect(runs).toBe(2)
  })

  it('a daily job runs in a process that lives for less than a day', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] })
    try {
      let runs = 0
      const run = async () => void (runs += 1)
      const stop = startJobs(site.deps, [{ name: 'daily', everyMs: 24 * 60 * minute, run }])
      jest.advanceTimersByTime(10 * minute)
      await stop()
      expect(runs).toBe(1)
    } finally {
      jest.useRealTimers()
    }
  })

  it('another worker runs a dead worker’s job only after its lease expires', async () => {
    const job = { name: 'long', everyMs: minute, leaseMs: 10 * minute }
    await new Promise<void>((started) => {
      const run = () => {
        started()
        return new Promise<void>(() => {})
      }
      void runJob(site.deps, { ...job, run })
    })
    const heir = { ...job, run: async () => {} }
    site.clock.add(2 * minute)
    expect(await runJob(site.deps, heir)).toBe(false)
    site.clock.add(9 * minute)
    expect(await runJob(site.deps, heir)).toBe(true)
  })

  it('passes an error to the logger, and runs the job again on schedule', async () => {
    const failing = { name: 'fails', everyMs: minute, run: () => Promise.reject(new Error('away')) }
    await expect(runJob(site.deps, failing)).rejects.toThrow('away')
    site.clock.add(minute)
    expect(await runJob(site.deps, { ...failing, run: async () => {} })).toBe(true)
  })

  it('reports the job’s own error if the run cannot be recorded', async () => {
    let isAway = false
    const run = <Result>(query: Parameters<typeof site.db.run>[0]): Promise<Result> =>
      isAway ? Promise.reject(new Error('no database')) : (site.db.run(query) as Promise<Result>)
    const deps = { ...site.deps, db: { ...site.db, run } } as typeof site.deps
    const failing = async () => {
      isAway = true
      throw new Error('the job')
    }
    await expect(runJob(deps, { name: 'fails', everyMs: minute, run: failing })).rejects.toThrow('the job')
  })

  it('a running job renews its lease until it ends', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] })
    try {
      const job = { name: 'long', everyMs: minute, leaseMs: 3 * minute }
      const heir = { ...job, run: async () => {} }
      let finish: () => void = () => undefined
      let turn: Promise<boolean> = Promise.resolve(false)
      await new Promise<void>((started) => {
        const run = () => {
          started()
          return new Promise<void>((done) => (finish = done))
        }
        turn = runJob(site.deps, { ...job, run })
      })
      const renewed = async (until: number): Promise<void> => {
        const { at } = await site.db.one<{ at: Date }>(
          sql`select leased_until as at from jobs where name = ${job.name}`,
        )
        if (at.getTime() !== until) await renewed(until)
      }
      for (let minutes = 0; minutes < 6; minutes += 1) {
        site.clock.add(minute)
        jest.advanceTimersByTime(minute)
        await renewed(site.clock.now.getTime() + job.leaseMs)
        expect(await runJob(site.deps, heir)).toBe(false)
      }
      finish()
      await turn
      expect(await runJob(site.deps, heir)).toBe(true)
    } finally {
      jest.useRealTimers()
    }
  })
})
