import { createStore, del, delMany, entries, promisifyRequest } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'
import { memberStorage } from '@duetto/shared/domain'
import { databases } from '@duetto/shared/platform'
import { isUnsentMessage } from './types'
import type { UnsentMessage } from './types'

export interface OutboxStore {
  read: () => Promise<UnsentMessage[]>
  /** Stores a message, even one that was removed before. Resolves with false if it is only in memory. */
  add: (message: UnsentMessage) => Promise<boolean>
  /** Updates a message unless it was removed. Resolves with false if it is only in memory. */
  save: (message: UnsentMessage) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

let opened: { by: IDBFactory; store: UseStore } | null = null

/** All stores of a page share one connection, because idb-keyval never closes connections. */
const openDatabase = (): UseStore | null => {
  const factory = databases()
  if (!factory) return null
  if (opened?.by !== factory)
    opened = { by: factory, store: createStore(memberStorage.database, memberStorage.store) }
  return opened.store
}

/** Commits explicitly, because leaving the page would abort an open transaction. */
const write = (database: UseStore, key: string, message: UnsentMessage) =>
  database('readwrite', (store) => {
    store.put(message, key)
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  })

/**
 * Stores a member's unsent messages in IndexedDB, or in memory if that fails. The first `read` also deletes invalid
 * entries and those of other members. Later ones do not: a send that outlives a log-out reads again and would delete the
 * messages of the next member.
 */
export const createOutboxStore = (userId: number): OutboxStore => {
  const database = openDatabase()
  const inMemory = new Map<string, UnsentMessage>()
  // `read` and `save` skip these keys: deleting from IndexedDB can fail, and a pending send could save one again.
  const removed = new Set<string>()
  const prefix = `${userId}/`
  let isCleaned = false

  const readDatabase = async (): Promise<UnsentMessage[]> => {
    if (!database) return []
    const all = await entries<IDBValidKey, unknown>(database)
    const isOwn = (key: IDBValidKey, value: unknown) =>
      typeof key === 'string' && key.startsWith(prefix) && isUnsentMessage(value)
    const foreign = all.filter(([key, value]) => !isOwn(key, value)).map(([key]) => key)
    const isFirst = !isCleaned
    isCleaned = true
    if (isFirst && foreign.length > 0) await delMany(foreign, database)
    return all.filter(([key, value]) => isOwn(key, value)).map(([, value]) => value as UnsentMessage)
  }

  const save = async (message: UnsentMessage): Promise<boolean> => {
    if (removed.has(message.key)) return true
    try {
      if (!database) throw new Error('no database')
      await write(database, prefix + message.key, { ...message, isSaved: true })
      inMemory.delete(message.key)
      return true
    } catch {
      inMemory.set(message.key, { ...message, isSaved: false })
      return false
    }
  }

  return {
    read: async () => {
      const stored = await readDatabase().catch(() => [])
      const byKey = new Map(stored.map((message) => [message.key, message]))
      for (const message of inMemory.values()) byKey.set(message.key, message)
      return [...byKey.values()].filter(({ key }) => !removed.has(key)).sort((a, b) => a.order - b.order)
    },
    add: (message) => {
      removed.delete(message.key)
      return save(message)
    },
    save,
    remove: async (key) => {
      removed.add(key)
      inMemory.delete(key)
      if (database) await del(prefix + key, database).catch(() => undefined)
    },
  }
}
