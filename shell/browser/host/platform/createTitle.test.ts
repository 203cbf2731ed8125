import { writable } from '@duetto/shared/platform'
import type { Session } from '@duetto/shared/platform'
import { createTitle, pageTitle } from './createTitle'

it('[TOPBAR-10] begins with the count of unread messages and new likes', () => {
  expect(pageTitle('Likes', 'Duetto', 3)).toBe('(3) Likes · Duetto')
  expect(pageTitle('Likes', 'Duetto', 0)).toBe('Likes · Duetto')
  expect(pageTitle('Duetto', 'Duetto', 0)).toBe('Duetto')
  expect(pageTitle('Nutzungs\u00adbedingungen', 'Duetto', 0)).toBe('Nutzungsbedingungen · Duetto')
})

it('[ACCOUNT-11] shows neither page nor count in discreet mode, and a neutral icon', () => {
  document.head.innerHTML = '<link rel="icon" href="/icons/icon.svg">'
  const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href')
  const mode = writable(false)
  const counters = writable<Session>({ status: 'member', user: null, totalUnread: 2, totalNewLikes: 0 })
  const setTitle = createTitle({ name: 'Duetto' }, 'Likes', counters, { mode, name: 'Notes' })
  expect([document.title, icon()]).toEqual(['(2) Likes · Duetto', '/icons/icon-new.svg'])
  mode.set(true)
  expect([document.title, icon()]).toEqual(['Notes', '/icons/discreet.svg'])
  setTitle('Messages')
  expect(document.title).toBe('Notes')
  mode.set(false)
  expect(document.title).toBe('(2) Messages · Duetto')
  counters.set({ ...counters.get(), totalUnread: 0 })
  expect([document.title, icon()]).toEqual(['Messages · Duetto', '/icons/icon.svg'])
})

describe('the app’s badge', () => {
  const session = (totalUnread: number, totalNewLikes: number): Session => ({
    status: 'member',
    user: null,
    totalUnread,
    totalNewLikes,
  })
  const badges: (number | null)[] = []
  beforeEach(() => {
    badges.length = 0
    Object.assign(navigator, {
      setAppBadge: async (count: number) => badges.push(count),
      clearAppBadge: async () => badges.push(null),
    })
  })

  it('[SYNC-04] shows unread messages plus new likes, and disappears at zero', () => {
    const counters = writable(session(2, 1))
    createTitle({ name: 'Duetto' }, 'Duetto', counters)
    counters.set(session(2, 1))
    counters.set(session(0, 1))
    counters.set(session(0, 0))
    expect(badges).toEqual([3, 1, null])
    expect(document.title).toBe('Duetto')
  })

  it('[SYNC-04] is optional in the browser', () => {
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined })
    createTitle({ name: 'Duetto' }, 'Duetto', writable(session(4, 0)))
    expect(document.title).toBe('(4) Duetto')
  })
})
