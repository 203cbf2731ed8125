import 'fake-indexeddb/auto'
import { browserPrefixes, memberPrefixes, memberStorage } from '@duetto/shared/domain'
import { fakeTabs } from '../../../testing/fakeBrowser'
import { tabVersion } from '../tabs/readTabMessage'
import { createForgetMember } from './createForgetMember'

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
  createForgetMember(fakeTabs().open())()
  expect(await count()).toBe(0)
  expect(Object.keys(localStorage)).toEqual(['duetto.theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('[ACCOUNT-02] deletes unfinished forms of the member and keeps what belongs to the browser', () => {
  const memberKeys = ['duetto-profile', 'duetto-sign-up', 'duetto-match-finder', 'duetto-wish']
  expect(memberPrefixes).toEqual(expect.arrayContaining(memberKeys))
  for (const area of [localStorage, sessionStorage]) {
    area.clear()
    for (const prefix of [...memberPrefixes, ...browserPrefixes]) area.setItem(prefix, '1')
  }
  createForgetMember(fakeTabs().open())()
  for (const area of [localStorage, sessionStorage])
    expect(Object.keys(area).toSorted()).toEqual(browserPrefixes.toSorted())
})

it('[ACCOUNT-02] deletes the cookies with the member’s state and keeps the appearance', () => {
  for (const cookie of ['wallet=paid', 'notices=photo', 'theme=dark']) document.cookie = `${cookie}; path=/`
  createForgetMember(fakeTabs().open())()
  expect(document.cookie).toBe('theme=dark')
})

it('[ACCOUNT-02] deletes the member’s data in the other tabs', () => {
  const browser = fakeTabs()
  const forgetMember = createForgetMember(browser.open())
  sessionStorage.setItem('duetto-profile', '1')
  browser.write({ v: tabVersion, type: 'member-left' })
  expect(sessionStorage.getItem('duetto-profile')).toBeNull()
  const other = jest.fn()
  browser.open().listen(other)
  forgetMember()
  expect(other).toHaveBeenCalledWith({ type: 'member-left' })
})
