export interface HistoryState {
  usr?: unknown
  key?: string
  guard?: string
}

export const currentState = (): HistoryState => (window.history.state as HistoryState | null) ?? {}

const newState = (usr: unknown): HistoryState => ({ usr, key: Math.random().toString(36).slice(2) })

const writeEntry =
  (method: 'pushState' | 'replaceState', load: (to: string) => void) =>
  (to: string, state: unknown): void => {
    try {
      window.history[method](newState(state), '', to)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      // Safari throws after too many changes in a short time. Load the page instead.
      load(to)
    }
  }

export const pushEntry = writeEntry('pushState', (to) => location.assign(to))
export const replaceEntry = writeEntry('replaceState', (to) => location.replace(to))

/** `navigation.get()` returns the new state only after a reload, Back or Forward. */
export const replaceStoredState = (usr: unknown): void => {
  try {
    window.history.replaceState({ ...currentState(), usr }, '')
  } catch {
    // Safari throws after too many changes in a short time. The entry then keeps its old state.
  }
}
