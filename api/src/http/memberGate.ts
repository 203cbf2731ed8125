import { DomainError } from './DomainError'

/** Concurrent writes per member: each may hold a connection while it waits for the same row. */
const atOnceMax = 4
/** Queued writes per member; more are refused. */
const waitingMax = 60

interface Gate {
  running: number
  waiting: (() => void)[]
}

export type MemberGate = <Result>(userId: number, work: () => Result | Promise<Result>) => Promise<Result>

/** Limits the concurrent writes of a member, so that a burst does not make others wait. */
export const createMemberGate = (): MemberGate => {
  const gates = new Map<number, Gate>()
  return async (userId, work) => {
    const gate = gates.get(userId) ?? { running: 0, waiting: [] }
    gates.set(userId, gate)
    if (gate.running < atOnceMax) gate.running += 1
    else if (gate.waiting.length >= waitingMax) throw new DomainError('too_fast', { retryAfter: 1 })
    // A finished call hands its place to the next one.
    else await new Promise<void>((enter) => gate.waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = gate.waiting.shift()
      if (next) next()
      else gate.running -= 1
      if (gate.running === 0) gates.delete(userId)
    }
  }
}
