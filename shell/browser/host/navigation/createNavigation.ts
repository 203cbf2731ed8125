import type { Navigation, PlatformLocation } from '@duetto/shared/platform'
import type { Layers } from '@duetto/shared/ui'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { createLayers } from './createLayers'

/** Shows the next page: `show` publishes the new address. */
export type ShowPage = (from: PlatformLocation, to: PlatformLocation, show: () => void) => void

interface PageHistory {
  navigation: Navigation
  layers: Layers
  /** Runs an action that replaces the page's entry, so that Back does not return to it. */
  atPage: (action: () => void) => void
}

/**
 * The page's single history: React Router's own, without its data router, whose loaders nobody here uses.
 * Roots read it through the platform.
 */
export const createNavigation = (showPage: ShowPage): PageHistory => {
  const history = createBrowserHistory()
  const guard = createLayers()
  let action: PlatformLocation['action'] = history.action
  const read = (): PlatformLocation => {
    const { pathname, search, hash, state, key } = history.location
    return { pathname, search, hash, state, key, action }
  }
  let current = read()
  const listeners = new Set<() => void>()
  const publish = (next: PlatformLocation['action']): void => {
    action = next
    // Until then, everyone reads the previous address.
    showPage(current, read(), () => {
      current = read()
      for (const listener of [...listeners]) listener()
    })
  }
  history.listen(() => {
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
          // Replace the guard with the next page: otherwise Back would need an extra step.
          if (guard.isAtGuard()) history.replace(to, state)
          else history.push(to, state)
          guard.onMoved()
          publish('PUSH')
        }),
      replace: (to, state) =>
        guard.atPage(() => {
          history.replace(to, state)
          guard.onMoved()
          publish('REPLACE')
        }),
      go: (delta) => guard.whenSettled(() => history.go(delta < 0 && guard.isAtGuard() ? delta - 1 : delta)),
    },
    layers: guard.layers,
    atPage: guard.atPage,
  }
}
