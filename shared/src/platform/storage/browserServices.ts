import { attempt } from './attempt'

/** IndexedDB; null where the browser has none or refuses it. */
export const databases = (): IDBFactory | null => attempt(() => globalThis.indexedDB ?? null, null)

/** Opens a channel to the other tabs; null where the browser has none or refuses it. */
export const openChannel = (name: string): BroadcastChannel | null =>
  attempt(() => new BroadcastChannel(name), null)

/** Web Locks; null where the browser has none or refuses them. A request can still be rejected. */
export const lockManager = (): LockManager | null => attempt(() => navigator.locks ?? null, null)

/** Service workers; null where the browser has none or refuses them. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  attempt(() => navigator.serviceWorker ?? null, null)
