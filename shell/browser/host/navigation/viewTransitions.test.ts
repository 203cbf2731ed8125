import type { PlatformLocation } from '@duetto/shared/platform'
import { createRouteTable } from '../routing/routeTable'
import { createViewTransitions } from './viewTransitions'

const routes = createRouteTable({
  'mf-members': {
    members: { path: '/members' },
    'members-id': { path: '/members/:id', params: { id: 'number' }, viewTransition: 'anywhere' },
  },
  'mf-chat': { chats: { path: '/chats' }, 'chats-id': { path: '/chats/:id', viewTransition: 'phone' } },
})
const at = (pathname: string, action: PlatformLocation['action'] = 'PUSH'): PlatformLocation => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
  action,
})
const grid =
  '<ul><li><a href="/members/7">Ida</a><span><img /></span></li><li><a href="/members/8">Jo</a><span id="jo"><img /></span></li></ul>'
const profile = '<div data-grown><span id="large"><img /></span></div>'

let main: HTMLElement
let prefersReducedMotion: boolean
let isWide: boolean
let names: string[]
let started: number
let endTransition: () => void

const named = (): string[] =>
  [...main.querySelectorAll<HTMLElement>('[style*="grown"]')].map(({ id, outerHTML }) => id || outerHTML)

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<main id="main">${grid}</main>`
  main = document.getElementById('main') as HTMLElement
  prefersReducedMotion = false
  isWide = true
  names = []
  started = 0
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query.includes('reduced-motion') ? prefersReducedMotion : isWide,
    }),
  })
  HTMLElement.prototype.checkVisibility = () => true
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 100)
  endTransition = () => undefined
  document.startViewTransition = (update) => {
    // As in a browser, a new transition skips the previous one, and the update callback runs a frame later.
    endTransition()
    started += 1
    const move = async (): Promise<void> => {
      names.push(`before: ${named().join()}`)
      await (update as () => Promise<void>)()
      names.push(`after: ${named().join()}`)
    }
    setTimeout(() => void move(), 16)
    const finished = new Promise<void>((resolve) => (endTransition = resolve))
    return { ready: Promise.reject(new Error('skipped')), finished } as unknown as ViewTransition
  }
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'startViewTransition')
})

const go = async (from: PlatformLocation, to: PlatformLocation, content: string): Promise<void> => {
  createViewTransitions(routes)(from, to, () => {
    main.innerHTML = content
  })
  await jest.runAllTimersAsync()
}

describe('view transitions', () => {
  it('move the picture next to the link into the page and remove the name', async () => {
    await go(at('/members'), at('/members/8'), profile)
    expect(names).toEqual(['before: jo', 'after: large'])
    endTransition()
    await jest.runAllTimersAsync()
    expect(named()).toEqual([])
  })

  it('move it back on Back', async () => {
    main.innerHTML = profile
    await go(at('/members/8'), at('/members', 'POP'), grid)
    expect(names).toEqual(['before: large', 'after: jo'])
  })

  it('move it back during the transition', async () => {
    const showPage = createViewTransitions(routes)
    showPage(at('/members'), at('/members/8'), () => (main.innerHTML = profile))
    await jest.runAllTimersAsync()
    showPage(at('/members/8'), at('/members', 'POP'), () => (main.innerHTML = grid))
    await jest.runAllTimersAsync()
    expect(names).toEqual(['before: jo', 'after: large', 'before: large', 'after: jo'])
  })

  it('move to a conversation on a phone, not on a desktop', async () => {
    await go(at('/chats'), at('/chats/8'), profile)
    expect(started).toBe(0)
    expect(main.querySelector('#large')).not.toBeNull()
    isWide = false
    await go(at('/chats'), at('/chats/9'), profile)
    expect(started).toBe(1)
  })

  it.each([
    ['if reduced motion is preferred', () => (prefersReducedMotion = true)],
    ['in a browser without view transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ])('are skipped %s', async (_case, arrange) => {
    arrange()
    await go(at('/members'), at('/members/8'), profile)
    expect(started).toBe(0)
    expect(main.querySelector('#large')).not.toBeNull()
  })

  it.each([
    ['without a link to it', '/pages/terms', '/members/8', profile],
    ['between pages of two remotes', '/chats/7', '/members/8', grid],
  ])('are skipped %s', async (_case, from, to, content) => {
    main.innerHTML = content === grid ? grid : '<p>No picture</p>'
    await go(at(from), at(to), content)
    expect(started).toBe(0)
  })

  it('do not run without a picture: the next page follows a paint, a replaced URL does not wait', async () => {
    prefersReducedMotion = true
    const shown: string[] = []
    const showPage = createViewTransitions(routes)
    showPage(at('/members'), at('/chats'), () => shown.push('next page'))
    showPage(at('/members'), at('/members', 'REPLACE'), () => shown.push('same page'))
    expect(shown).toEqual(['same page'])
    await jest.runAllTimersAsync()
    expect(shown).toEqual(['same page', 'next page'])
  })

  it('are skipped if the browser animates a swipe back', async () => {
    main.innerHTML = profile
    const showPage = createViewTransitions(routes)
    dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition: true }))
    showPage(at('/members/8'), at('/members', 'POP'), () => (main.innerHTML = grid))
    expect(started).toBe(0)
    expect(main.querySelector('#jo')).not.toBeNull()
  })
})
