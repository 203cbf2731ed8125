export interface HistoryState {
  usr?: unknown
  key?: string
  guard?: string
}

export const currentState = (): HistoryState => (window.history.state as HistoryState | null) ?? {}

const newState = (usr: unknown): HistoryState => ({ usr, key: Math.random().toString(36).slice(2) })

export const pushEntry = (to: string, state: unknown): void => {
  try {
    window.history.pushState(newState(state), '', to)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    // Safari rejects too many entries in a short time. Load the page instead.
    location.assign(to)
  }
}

export const replaceEntry = (to: string, state: unknown): void =>
  window.history.replaceState(newState(state), '', to)
