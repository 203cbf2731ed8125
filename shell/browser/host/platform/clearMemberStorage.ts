import { memberStorage } from '@duetto/shared/domain'
import { databases, localArea, sessionArea } from '@duetto/shared/platform'

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
  for (const area of [localArea, sessionArea])
    for (const key of area.keys())
      if (memberStorage.prefixes.some((prefix) => key.startsWith(prefix))) area.remove(key)
  clearDatabase(memberStorage)
}
