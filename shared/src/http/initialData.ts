import { callKey } from '../contract'
import type { EndpointName } from '../contract'
import { timings } from '../domain'

/** API responses that the server streams with the page. */
export interface InitialData {
  /**
   * Returns each arrived response once, or a promise for a pending one. If the result is undefined, the caller must
   * send the request.
   */
  take: (name: EndpointName, query?: object) => unknown
  forget: () => void
}

interface Part {
  pending?: readonly string[]
  answers?: Readonly<Record<string, unknown>>
  unanswered?: readonly string[]
}

interface ReceivedAnswers extends InitialData {
  receive: (part: Part) => void
  end: () => void
}

interface Pending {
  answer: Promise<unknown>
  resolve: (answer: unknown) => void
  isAwaited: boolean
}

const createPending = (): Pending => {
  let resolve: Pending['resolve'] = () => {}
  const answer = new Promise((settle) => {
    resolve = settle
  })
  return { answer, resolve, isAwaited: false }
}

export const noInitialData: InitialData = { take: () => undefined, forget: () => {} }

export const createInitialData = (now: () => number = () => performance.now()): ReceivedAnswers => {
  const ready = new Map<string, { answer: unknown; endsAt: number }>()
  const pending = new Map<string, Pending>()
  let isOver = false
  const settle = (key: string, answer: unknown): void => {
    const call = pending.get(key)
    pending.delete(key)
    if (call?.isAwaited) call.resolve(answer)
    else if (call && answer !== undefined) ready.set(key, { answer, endsAt: now() + timings.initialDataMs })
  }
  const end = (): void => {
    isOver = true
    for (const key of [...pending.keys()]) settle(key, undefined)
  }
  return {
    receive: ({ pending: expected = [], answers = {}, unanswered = [] }) => {
      if (isOver) return
      for (const key of expected) pending.set(key, createPending())
      for (const [key, answer] of Object.entries(answers)) settle(key, answer)
      for (const key of unanswered) settle(key, undefined)
    },
    end,
    take: (name, query) => {
      const key = callKey(name, query)
      const call = pending.get(key)
      if (call) {
        call.isAwaited = true
        return call.answer
      }
      const found = ready.get(key)
      ready.delete(key)
      return found && now() < found.endsAt ? found.answer : undefined
    },
    forget: () => {
      ready.clear()
      end()
    },
  }
}
