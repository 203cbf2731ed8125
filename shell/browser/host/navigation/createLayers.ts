import type { Layers } from '@duetto/shared/ui'
import { currentState } from './historyEntries'

const TRAVERSAL_MS = 1000

interface Entry {
  /** History key and URL. A page and its guard have the same value. */
  page: string
  /** Id of the document that pushed the guard; undefined if the entry is not a guard. */
  guard: string | undefined
}

const currentEntry = (): Entry => {
  const { key = 'default', guard } = currentState()
  return { page: `${key} ${location.href}`, guard }
}

/**
 * While a layer such as a dialog is open, a guard entry with the same URL follows the page's entry in the history. Back
 * then closes the top layer instead of leaving the page (ADR 25).
 */
export const createLayers = () => {
  const thisDocument = String(performance.timeOrigin)
  const open: (() => void)[] = []
  const waiting: (() => void)[] = []
  let at = currentEntry()
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
    try {
      window.history.pushState({ ...currentState(), guard: thisDocument }, '')
    } catch {
      // Safari throws after too many pushes in a short time. Without a guard, Back leaves the page.
    }
    at = currentEntry()
  }
  const settle = (): void => {
    isScheduled = false
    if (timer !== undefined) return
    if (open.length === 0) return at.guard === thisDocument ? traverse(-1) : undefined
    if (at.guard !== undefined) return
    if (isGuardAhead) traverse(1)
    else pushGuard()
  }
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
    whenSettled,
    atPage: (action: () => void): void =>
      whenSettled(() => {
        if (at.guard === undefined) return action()
        waiting.push(action)
        traverse(-1)
      }),
    /** Call this after pushing or replacing a page's entry. */
    onMoved: (): void => {
      at = currentEntry()
      isGuardAhead = false
      schedule()
    },
    onPop: (): boolean => {
      const from = at
      at = currentEntry()
      const isSamePage = from.page === at.page && from.guard !== at.guard
      const isBack = isSamePage && at.guard === undefined
      isGuardAhead = isBack
      if (timer !== undefined) end()
      else if (isBack) {
        if (open.length > 0) open.at(-1)?.()
        // An earlier document pushed the guard, for example before a reload, so its dialog is gone. Leave the page.
        else if (from.guard !== thisDocument) window.history.back()
      }
      schedule()
      return isSamePage
    },
  }
}
