import { attempt } from './attempt'

/** Null if IndexedDB is unavailable or denied. Opening a database can fail nonetheless. */
export const databases = (): IDBFactory | null => attempt(() => globalThis.indexedDB ?? null, null)

export const openChannel = (name: string): BroadcastChannel | null =>
  attempt(() => new BroadcastChannel(name), null)

/** Null if the Web Locks API is unavailable or denied. Requesting a lock can fail nonetheless. */
export const lockManager = (): LockManager | null => attempt(() => navigator.locks ?? null, null)

export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker ?? null, null)
