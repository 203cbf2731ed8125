/** Tasks of a group never overlap. `cancel` drops those whose delay has not ended. */
export interface Schedule {
  after: (group: string, delayMs: number, run: () => Promise<unknown>) => void
  cancel: (group: string) => void
  settled: () => Promise<void>
  stop: () => void
}

export type SetTimer = (callback: () => void, delayMs: number) => () => void

export const setRealTimer: SetTimer = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs)
  return () => clearTimeout(timer)
}

export const createSchedule = (onError: (error: unknown) => void, setTimer: SetTimer): Schedule => {
  const groups = new Map<string, Set<() => void>>()
  const running = new Set<Promise<unknown>>()
  const last = new Map<string, Promise<unknown>>()
  let idle: (() => void)[] = []

  const signalIdle = () => {
    if (groups.size > 0 || running.size > 0) return
    for (const resolve of idle) resolve()
    idle = []
  }
  const cancel = (group: string) => {
    for (const cancelOne of groups.get(group) ?? []) cancelOne()
    groups.delete(group)
    signalIdle()
  }

  return {
    cancel,
    after: (group, delayMs, act) => {
      const waiting = groups.get(group) ?? new Set()
      groups.set(group, waiting)
      const cancelOne = setTimer(() => {
        waiting.delete(cancelOne)
        if (waiting.size === 0) groups.delete(group)
        const run = (last.get(group) ?? Promise.resolve())
          .then(act)
          .catch(onError)
          .finally(() => {
            running.delete(run)
            if (last.get(group) === run) last.delete(group)
            signalIdle()
          })
        last.set(group, run)
        running.add(run)
      }, delayMs)
      waiting.add(cancelOne)
    },
    settled: () =>
      new Promise((resolve) => {
        idle.push(resolve)
        signalIdle()
      }),
    stop: () => [...groups.keys()].forEach(cancel),
  }
}
