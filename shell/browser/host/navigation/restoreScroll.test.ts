import { writable } from '@duetto/shared/platform'
import type { Navigation, PlatformLocation } from '@duetto/shared/platform'
import { isReturn } from './navigationType'
import { restoreScroll } from './restoreScroll'

jest.mock('./navigationType', () => ({ isReturn: jest.fn() }))
const returning = isReturn as jest.MockedFunction<typeof isReturn>

const at = (pathname: string, key: string, over: Partial<PlatformLocation> = {}): PlatformLocation => ({
  pathname,
  key,
  search: '',
  hash: '',
  state: null,
  action: 'PUSH',
  ...over,
})
const page = { y: 0, height: 2000, grow: [] as (() => void)[] }
const open = (first: PlatformLocation) => {
  const location = writable(first)
  restoreScroll(location as unknown as Navigation)
  return location
}
const growTo = (height: number): void => {
  page.height = height
  page.grow.forEach((act) => act())
}

beforeEach(() => {
  sessionStorage.clear()
  returning.mockReturnValue(false)
  Object.assign(page, { y: 0, height: 2000, grow: [] })
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.y })
  jest.spyOn(window, 'scrollTo').mockImplementation((_: number, top: number) => {
    page.y = Math.min(top, page.height)
  })
  class FakeObserver {
    constructor(private readonly act: () => void) {}
    observe() {
      page.grow.push(this.act)
    }
    disconnect() {
      page.grow = page.grow.filter((act) => act !== this.act)
    }
  }
  Object.assign(globalThis, { ResizeObserver: FakeObserver })
})
afterEach(() => jest.restoreAllMocks())

it('opens a new page at its top, and Back where the member was', () => {
  const location = open(at('/members', 'a'))
  page.y = 900
  location.set(at('/members/7', 'b'))
  expect(page.y).toBe(0)
  page.y = 300
  location.set(at('/members', 'a', { action: 'POP' }))
  expect(page.y).toBe(900)
  location.set(at('/members/7', 'b', { action: 'POP' }))
  expect(page.y).toBe(300)
})

it.each([
  ['a filter', { search: '?online=1', action: 'REPLACE' as const }],
  ['an anchor', { hash: '#photos' }],
  ['Back to before an anchor', { hash: '#photos', action: 'POP' as const }],
])('%s within the page does not move it', (_, change) => {
  const location = open(at('/members', 'a'))
  page.y = 400
  location.set(at('/members', 'b', change))
  expect(page.y).toBe(400)
})

it('goes back once the page is tall enough, unless another page is opened before', () => {
  const location = open(at('/members', 'a'))
  page.y = 1500
  location.set(at('/chats', 'b'))
  page.height = 100
  location.set(at('/members', 'a', { action: 'POP' }))
  expect(page.y).toBe(100)
  growTo(2000)
  expect(page.y).toBe(1500)
  page.y = 700
  growTo(3000)
  expect(page.y).toBe(700)
  page.height = 100
  location.set(at('/likes', 'c'))
  location.set(at('/chats', 'd', { action: 'POP' }))
  location.set(at('/settings', 'e'))
  growTo(2000)
  expect(page.y).toBe(0)
})

it.each([
  ['a reload', true, 800],
  ['a link from elsewhere', false, 0],
])('after %s (return: %s), the page is at %i', (_, isBack, expected) => {
  open(at('/members', 'a'))
  page.y = 800
  dispatchEvent(new Event('pagehide'))
  page.y = 0
  returning.mockReturnValue(isBack)
  open(at('/members', 'a', { action: 'POP' }))
  expect(page.y).toBe(expected)
})
