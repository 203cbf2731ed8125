import type { Navigation, PlatformLocation } from '@duetto/shared/platform'
import type { Layers } from '@duetto/shared/ui'
import { createLayers } from './createLayers'
import { currentState, pushEntry, replaceEntry } from './historyEntries'

export type ShowPage = (from: PlatformLocation, to: PlatformLocation, show: () => void) => void

interface PageHistory {
  navigation: Navigation
  layers: Layers
  atPage: (action: () => void) => void
}

export const createNavigation = (showPage: ShowPage): PageHistory => {
  const guard = createLayers()
  let action: PlatformLocation['action'] = 'POP'
  const read = (): PlatformLocation => {
    const { pathname, search, hash } = window.location
    const { usr: state = null, key = 'default' } = currentState()
    return { pathname, search, hash, state, key, action }
  }
  let current = read()
  const listeners = new Set<() => void>()
  const publish = (next: PlatformLocation['action']): void => {
    action = next
    // `get` returns the previous location until `showPage` runs this callback, which can be after the next paint or in
    // a view transition.
    showPage(current, read(), () => {
      current = read()
      for (const listener of [...listeners]) listener()
    })
  }
  window.addEventListener('popstate', () => {
    if (!guard.onPop()) publish('POP')
  })
  return {
    navigation: {
      get: () => current,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      push: (to, state) =>
        guard.whenSettled(() => {
          // Replace the guard with the next page; otherwise the user would have to press Back twice.
          if (guard.isAtGuard()) replaceEntry(to, state)
          else pushEntry(to, state)
          guard.onMoved()
          publish('PUSH')
        }),
      replace: (to, state) =>
        guard.atPage(() => {
          replaceEntry(to, state)
          guard.onMoved()
          publish('REPLACE')
        }),
      go: (delta) =>
        guard.whenSettled(() => window.history.go(delta < 0 && guard.isAtGuard() ? delta - 1 : delta)),
    },
    layers: guard.layers,
    atPage: guard.atPage,
  }
}
