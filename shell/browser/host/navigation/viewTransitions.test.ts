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
let isCalm: boolean
let isWide: boolean
let names: string[]
let begun: number
let endMovement: () => void

/** What carries the name of the moving picture now. */
const named = (): string[] =>
  [...main.querySelectorAll<HTMLElement>('[style*="grown"]')].map(({ id, outerHTML }) => id || outerHTML)

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<main id="main">${grid}</main>`
  main = document.getElementById('main') as HTMLElement
  isCalm = false
  isWide = true
  names = []
  begun = 0
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') ? isCalm : isWide }),
  })
  // jsdom lays nothing out.
  HTMLElement.prototype.checkVisibility = () => true
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 100)
  endMovement = () => undefined
  document.startViewTransition = (update) => {
    // The browser ends a movement when the next one begins, and looks at the page a frame later.
    endMovement()
    begun += 1
    const move = async (): Promise<void> => {
      names.push(`before: ${named().join()}`)
      await (update as () => Promise<void>)()
      names.push(`after: ${named().join()}`)
    }
    setTimeout(() => void move(), 16)
    const finished = new Promise<void>((resolve) => (endMovement = resolve))
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

describe('a page that grows out of a picture', () => {
  it('moves the picture beside the link into the page, and leaves no trace of it', async () => {
    await go(at('/members'), at('/members/8'), profile)
    expect(names).toEqual(['before: jo', 'after: large'])
    endMovement()
    await jest.runAllTimersAsync()
    expect(named()).toEqual([])
  })

  it('moves it back on the way back', async () => {
    main.innerHTML = profile
    await go(at('/members/8'), at('/members', 'POP'), grid)
    expect(names).toEqual(['before: large', 'after: jo'])
  })

  it('moves it back while it still grows', async () => {
    const showPage = createViewTransitions(routes)
    showPage(at('/members'), at('/members/8'), () => (main.innerHTML = profile))
    await jest.runAllTimersAsync()
    showPage(at('/members/8'), at('/members', 'POP'), () => (main.innerHTML = grid))
    await jest.runAllTimersAsync()
    expect(names).toEqual(['before: jo', 'after: large', 'before: large', 'after: jo'])
  })

  it('on a desktop, opens a conversation beside its list at once, and on a phone moves to it', async () => {
    await go(at('/chats'), at('/chats/8'), profile)
    expect(begun).toBe(0)
    expect(main.querySelector('#large')).not.toBeNull()
    isWide = false
    await go(at('/chats'), at('/chats/9'), profile)
    expect(begun).toBe(1)
  })

  it.each([
    ['to somebody who wants less movement', () => (isCalm = true)],
    ['in a browser without view transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ])('shows the page without movement %s', async (_case, arrange) => {
    arrange()
    await go(at('/members'), at('/members/8'), profile)
    expect(begun).toBe(0)
    expect(main.querySelector('#large')).not.toBeNull()
  })

  it.each([
    ['without a link to it', '/pages/terms', '/members/8', profile],
    ['from a page of another package', '/chats/7', '/members/8', grid],
  ])('shows a page without movement that one reaches %s', async (_case, from, to, content) => {
    main.innerHTML = content === grid ? grid : '<p>No picture</p>'
    await go(at(from), at(to), content)
    expect(begun).toBe(0)
  })

  it('paints what answers the tap before a page without a picture; what stays on its page does not wait', async () => {
    isCalm = true
    const shown: string[] = []
    const showPage = createViewTransitions(routes)
    showPage(at('/members'), at('/chats'), () => shown.push('next page'))
    showPage(at('/members'), at('/members', 'REPLACE'), () => shown.push('same page'))
    expect(shown).toEqual(['same page'])
    await jest.runAllTimersAsync()
    expect(shown).toEqual(['same page', 'next page'])
  })

  it('leaves a swipe back to the browser, which moves by itself', async () => {
    main.innerHTML = profile
    const showPage = createViewTransitions(routes)
    dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition: true }))
    showPage(at('/members/8'), at('/members', 'POP'), () => (main.innerHTML = grid))
    expect(begun).toBe(0)
    expect(main.querySelector('#jo')).not.toBeNull()
  })
})
