import { inOwnTrace } from '@duetto/shared/tracing'
import type { Deps } from '../../app/deps'
import { acquireLease, finishRun, renewLease } from './jobs.repository'

/** When you remove a job, delete its row in `jobs` with a migration. Otherwise monitoring reports the job as late. */
export interface Job {
  name: string
  everyMs: number
  leaseMs?: number
  run: (deps: Deps) => Promise<void>
}

const defaultLeaseMs = 60_000
const maxCheckMs = 600_000

export const runJob = async (
  deps: Deps,
  { name, everyMs, leaseMs = defaultLeaseMs, run }: Job,
): Promise<boolean> => {
  const now = deps.now()
  const until = new Date(now.getTime() + leaseMs)
  // Allow runs up to 10 % early. Otherwise a timer with the same period would skip every other run.
  const due = new Date(now.getTime() - everyMs * 0.9)
  if (!(await acquireLease(deps.db, name, { everyMs, now, due, until }))) return false
  let currentLease = until
  let last: Promise<void> = Promise.resolve()
  // Renewals run one after another: each must match the expiry that the previous one wrote.
  const renew = (leasedUntil: Date): Promise<void> => {
    const turn = last.then(async () => {
      await renewLease(deps.db, name, currentLease, leasedUntil)
      currentLease = leasedUntil
    })
    last = turn.catch(() => undefined)
    return turn
  }
  const beat = setInterval(() => {
    renew(new Date(deps.now().getTime() + leaseMs)).catch((error: unknown) =>
      deps.log.warn({ err: error, job: name }, 'a lease was not renewed'),
    )
  }, leaseMs / 3).unref()
  const finish = async (hasSucceeded: boolean): Promise<void> => {
    clearInterval(beat)
    await last
    const at = deps.now()
    await finishRun(deps.db, name, { held: currentLease, now: at, success: hasSucceeded ? at : null })
  }
  try {
    await inOwnTrace(`job ${name}`, () => run(deps))
  } catch (error) {
    await finish(false).catch((cause: unknown) =>
      deps.log.warn({ err: cause, job: name }, 'a failed run was not recorded'),
    )
    throw error
  }
  await finish(true)
  return true
}

export const startJobs = (deps: Deps, jobs: readonly Job[]): (() => Promise<void>) => {
  const running = new Set<Promise<unknown>>()
  const timers = jobs.map((job) => {
    let isRunning = false
    const tick = () => {
      if (isRunning) return
      isRunning = true
      const turn = runJob(deps, job)
        .catch((error: unknown) => deps.log.error({ err: error, job: job.name }, 'job failed'))
        .finally(() => {
          isRunning = false
          running.delete(turn)
        })
      running.add(turn)
    }
    const timer = setInterval(tick, Math.min(job.everyMs, maxCheckMs))
    timer.unref()
    return timer
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.allSettled(running)
  }
}
