import { memberStorage } from '@duetto/shared/domain'
import { databases, localArea } from '@duetto/shared/platform'

const clearDatabase = ({ database, store }: typeof memberStorage): void => {
  const opening = databases()?.open(database)
  if (!opening) return
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  opening.onsuccess = () => {
    const { result } = opening
    const clearing = result.transaction(store, 'readwrite')
    clearing.objectStore(store).clear()
    clearing.oncomplete = clearing.onabort = () => result.close()
  }
}

export const clearMemberStorage = (): void => {
  for (const key of localArea.keys())
    if (memberStorage.prefixes.some((prefix) => key.startsWith(prefix))) localArea.remove(key)
  clearDatabase(memberStorage)
}
