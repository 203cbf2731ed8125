import type { RemoteName } from '@duetto/shared/domain'
import { listenForIntent } from '@duetto/shared/platform'
import type { RouteTable } from '../routing/routeTable'
import { loadModule } from './federated'
import type { Plans } from './plans'
import { preloadChunks } from './preloadChunks'

const done = new Set<RemoteName>()

/** Preloads a remote; a failure shows when it is opened. */
const prefetchRemote = (remote: RemoteName, plans: Plans): void => {
  const plan = plans.of(remote)
  if (!plan || plan.isDisabled || done.has(remote)) return
  done.add(remote)
  preloadChunks(plan.chunks)
  loadModule(remote, 'contract', plan)
    .then(() => loadModule(remote, 'app', plan))
    .catch(() => done.delete(remote))
}

const ownerOf = (routes: RouteTable, { pathname }: Pick<Location, 'pathname'>): RemoteName | null => {
  const owner = routes.match(pathname)?.route.owner
  return owner && owner !== 'shell' ? owner : null
}

/** After this, a page that still waits for answers starts to load its remote. */
const OPEN_PAGE_MS = 300

/**
 * Loads the remote of the page being opened while the server resolves the session. Waits for a page that is about to complete:
 * a remote that hangs would keep the browser's loading state.
 */
export const prefetchPage = (plans: Plans, routes: RouteTable): void => {
  const owner = ownerOf(routes, location)
  if (!owner) return
  if (document.readyState === 'complete') return prefetchRemote(owner, plans)
  const load = (): void => {
    clearTimeout(timer)
    removeEventListener('load', load)
    prefetchRemote(owner, plans)
  }
  const timer = setTimeout(load, OPEN_PAGE_MS)
  addEventListener('load', load)
}

/** A link that is pointed at, touched or focused loads the remote behind it. */
export const prefetchOnIntent = (plans: Plans, routes: RouteTable): (() => void) =>
  listenForIntent((anchor) => {
    const owner = ownerOf(routes, anchor)
    if (owner) prefetchRemote(owner, plans)
  })
