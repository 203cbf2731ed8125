import { attempt } from './attempt'

/** Returns IndexedDB, or null if it is unavailable or denied. Opening a database can fail nonetheless. */
export const databases = (): IDBFactory | null => attempt(() => globalThis.indexedDB ?? null, null)

/** Channel to the site's other tabs; null if unavailable or denied. */
export const openChannel = (name: string): BroadcastChannel | null =>
  attempt(() => new BroadcastChannel(name), null)

/** Returns the Web Locks API, or null if it is unavailable or denied. Requesting a lock can fail nonetheless. */
export const lockManager = (): LockManager | null => attempt(() => navigator.locks ?? null, null)

export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker ?? null, null)
