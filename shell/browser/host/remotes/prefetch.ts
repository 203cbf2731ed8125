import type { RemoteName } from '@duetto/shared/domain'
import { listenForIntent } from '@duetto/shared/platform'
import type { RouteTable } from '../routing/routeTable'
import { loadModule } from './federated'
import type { Plans } from './plans'
import { preloadChunks } from './preloadChunks'

const done = new Set<RemoteName>()

/** Ignores errors, because opening the remote loads it again and reports them. */
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

const MAX_DELAY_MS = 300

/**
 * Waits for the load event, at most `MAX_DELAY_MS`, because a request pending at that event would prolong the browser's
 * loading indicator.
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
  const timer = setTimeout(load, MAX_DELAY_MS)
  addEventListener('load', load)
}

export const prefetchOnIntent = (plans: Plans, routes: RouteTable): (() => void) =>
  listenForIntent((anchor) => {
    const owner = ownerOf(routes, anchor)
    if (owner) prefetchRemote(owner, plans)
  })
