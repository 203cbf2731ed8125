import type { Layers } from '@duetto/shared/ui'

/** Time-out for a traversal, because the browser may drop it. */
const TRAVERSAL_MS = 1000

interface Entry {
  /** Shared by a page's own entry and the guard above it. */
  page: string
  /** The document that pushed it; undefined on a page's own entry. */
  guard: string | undefined
}

interface HistoryState {
  key?: string
  idx?: number
  guard?: string
}

const stateHere = (): HistoryState => (window.history.state as HistoryState | null) ?? {}
const entryHere = (): Entry => {
  const { key = 'default', guard } = stateHere()
  return { page: `${key} ${location.href}`, guard }
}

/**
 * While a dialog is open, a guard entry follows the page's entry in the history, with the same address and state: Back leaves it and closes the
 * top dialog instead of the page (ADR 25). React Router and the remotes never see it.
 */
export const createLayers = () => {
  const self = String(performance.timeOrigin)
  const open: (() => void)[] = []
  const waiting: (() => void)[] = []
  let at = entryHere()
  let isGuardAhead = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isScheduled = false

  const end = (): void => {
    clearTimeout(timer)
    timer = undefined
    for (const action of waiting.splice(0)) whenSettled(action)
    schedule()
  }
  const traverse = (delta: -1 | 1): void => {
    timer = setTimeout(end, TRAVERSAL_MS)
    window.history.go(delta)
  }
  const pushGuard = (): void => {
    const { idx = 0 } = stateHere()
    window.history.pushState({ ...stateHere(), idx: idx + 1, guard: self }, '')
    at = entryHere()
  }
  const settle = (): void => {
    isScheduled = false
    if (timer !== undefined) return
    if (open.length === 0) return at.guard === self ? traverse(-1) : undefined
    if (at.guard !== undefined) return
    if (isGuardAhead) traverse(1)
    else pushGuard()
  }
  /** After the commit that closes one dialog and opens the next. */
  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    queueMicrotask(settle)
  }
  const whenSettled = (action: () => void): void => {
    if (timer === undefined) action()
    else waiting.push(action)
  }

  const layers: Layers = {
    open: (onBack) => {
      open.push(onBack)
      schedule()
      return () => {
        open.splice(open.indexOf(onBack), 1)
        schedule()
      }
    },
  }
  return {
    layers,
    isAtGuard: (): boolean => at.guard !== undefined,
    /** Runs the action once no traversal is under way. */
    whenSettled,
    /** Runs the action at the page's own entry. */
    atPage: (action: () => void): void =>
      whenSettled(() => {
        if (at.guard === undefined) return action()
        waiting.push(action)
        traverse(-1)
      }),
    /** The page's entry was pushed or replaced. */
    onMoved: (): void => {
      at = entryHere()
      isGuardAhead = false
      schedule()
    },
    /** Returns whether only the guard was left, so that the page stays. */
    onPop: (): boolean => {
      const from = at
      at = entryHere()
      const isSamePage = from.page === at.page && from.guard !== at.guard
      const isBack = isSamePage && at.guard === undefined
      isGuardAhead = isBack
      if (timer !== undefined) end()
      else if (isBack) {
        if (open.length > 0) open.at(-1)?.()
        // A reload has closed this guard's dialog: continue to the previous page.
        else if (from.guard !== self) window.history.back()
      }
      schedule()
      return isSamePage
    },
  }
}
