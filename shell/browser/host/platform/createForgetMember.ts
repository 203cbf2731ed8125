import { memberPrefixes, memberStorage } from '@duetto/shared/domain'
import { databases, localArea, sessionArea } from '@duetto/shared/platform'
import { clearRenderHints } from '../page/saveRenderHint'
import type { Tabs } from '../tabs/createTabs'

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

const clearMemberStorage = (): void => {
  for (const area of [localArea, sessionArea])
    for (const key of area.keys())
      if (memberPrefixes.some((prefix) => key.startsWith(prefix))) area.remove(key)
  clearDatabase(memberStorage)
  clearRenderHints()
}

/** Returns a function that deletes the member's data in all tabs, because each tab has a separate sessionStorage. */
export const createForgetMember = (tabs: Tabs): (() => void) => {
  tabs.listen(({ type }) => {
    if (type === 'member-left') clearMemberStorage()
  })
  return () => {
    clearMemberStorage()
    tabs.broadcast({ type: 'member-left' })
  }
}
