import 'fake-indexeddb/auto'
import { memberStorage } from '@duetto/shared/domain'
import { clearMemberStorage } from './clearMemberStorage'

const { database, store } = memberStorage

const open = () =>
  new Promise<IDBDatabase>((done) => {
    const opening = indexedDB.open(database)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    opening.onsuccess = () => done(opening.result)
  })
const count = async (): Promise<number> => {
  const asking = (await open()).transaction(store).objectStore(store).count()
  return new Promise((done) => (asking.onsuccess = () => done(asking.result)))
}

it('[CHAT-02] deletes the member’s texts and keeps device settings', async () => {
  localStorage.setItem('duetto.draft.7.11', 'Dear')
  sessionStorage.setItem(`${memberStorage.sendConsent}7.11`, 'key Dear')
  localStorage.setItem('duetto.theme', 'dark')
  const writing = (await open()).transaction(store, 'readwrite')
  writing.objectStore(store).put({ text: 'unsent' }, '7/key')
  await new Promise((done) => (writing.oncomplete = done))
  expect(await count()).toBe(1)
  clearMemberStorage()
  expect(await count()).toBe(0)
  expect(Object.keys(localStorage)).toEqual(['duetto.theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
