/** Delayed tasks, in groups that can be cancelled; those of one group run one after another. */
export interface Schedule {
  after: (group: string, delayMs: number, act: () => Promise<unknown>) => void
  cancel: (group: string) => void
  /** Resolves when nothing is pending or running. */
  settled: () => Promise<void>
  stop: () => void
}

export const createSchedule = (onError: (error: unknown) => void): Schedule => {
  const groups = new Map<string, Set<NodeJS.Timeout>>()
  const running = new Set<Promise<unknown>>()
  const last = new Map<string, Promise<unknown>>()
  let idle: (() => void)[] = []

  const tellIdle = () => {
    if (groups.size > 0 || running.size > 0) return
    for (const resolve of idle) resolve()
    idle = []
  }
  const cancel = (group: string) => {
    for (const timer of groups.get(group) ?? []) clearTimeout(timer)
    groups.delete(group)
    tellIdle()
  }

  return {
    cancel,
    after: (group, delayMs, act) => {
      const timers = groups.get(group) ?? new Set()
      groups.set(group, timers)
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (timers.size === 0) groups.delete(group)
        const run = (last.get(group) ?? Promise.resolve())
          .then(act)
          .catch(onError)
          .finally(() => {
            running.delete(run)
            if (last.get(group) === run) last.delete(group)
            tellIdle()
          })
        last.set(group, run)
        running.add(run)
      }, delayMs)
      timers.add(timer)
    },
    settled: () =>
      new Promise((resolve) => {
        idle.push(resolve)
        tellIdle()
      }),
    stop: () => [...groups.keys()].forEach(cancel),
  }
}
