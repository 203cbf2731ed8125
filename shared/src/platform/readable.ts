import type { Readable } from './types'

export interface Writable<Value> extends Readable<Value> {
  set: (value: Value) => void
}

export const writable = <Value>(initial: Value): Writable<Value> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    getInitial: () => initial,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
