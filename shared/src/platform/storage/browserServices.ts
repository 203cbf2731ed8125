import { attempt } from './attempt'

/** Null if unavailable or denied. Requests can fail nevertheless. */
export const databases = (): IDBFactory | null => attempt(() => globalThis.indexedDB ?? null, null)

/** Channel to the site's other tabs; null if unavailable or denied. */
export const openChannel = (name: string): BroadcastChannel | null =>
  attempt(() => new BroadcastChannel(name), null)

/** Null if unavailable or denied. Requests can fail nevertheless. */
export const lockManager = (): LockManager | null => attempt(() => navigator.locks ?? null, null)

export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker ?? null, null)
