import { memberStorage } from '@duetto/shared/domain'

const clearDatabase = ({ database, store }: typeof memberStorage): void => {
  const opening = indexedDB.open(database)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  opening.onsuccess = () => {
    const { result } = opening
    const clearing = result.transaction(store, 'readwrite')
    clearing.objectStore(store).clear()
    clearing.oncomplete = clearing.onabort = () => result.close()
  }
}

/**
 * Deletes everything the member wrote from this browser after logout. Without storage there is nothing to
 * delete.
 */
export const forgetMember = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (memberStorage.prefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
    clearDatabase(memberStorage)
  } catch {
    // Storage is disabled.
  }
}
