import type { Navigation, PlatformLocation } from '@duetto/shared/platform'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/** Shows the next page: `show` publishes the new address. */
export type ShowPage = (from: PlatformLocation, to: PlatformLocation, show: () => void) => void

/**
 * The page's single history: React Router's own, without its data router, whose loaders nobody here uses.
 * Roots read it through the platform.
 */
export const createNavigation = (showPage: ShowPage): Navigation => {
  const history = createBrowserHistory({ v5Compat: true })
  const read = (): PlatformLocation => {
    const { pathname, search, hash, state, key } = history.location
    return { pathname, search, hash, state, key, action: history.action }
  }
  let current = read()
  const listeners = new Set<() => void>()
  history.listen(() => {
    // Until then, everyone reads the previous address.
    showPage(current, read(), () => {
      current = read()
      for (const listener of [...listeners]) listener()
    })
  })
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (to, state) => history.push(to, state),
    replace: (to, state) => history.replace(to, state),
    go: (delta) => history.go(delta),
  }
}
