import { leadership } from './leadership'

const withLocks = (locks: () => unknown) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, get: locks })
afterEach(() => withLocks(() => undefined))

const isLeading = () =>
  new Promise((resolve) => leadership('test', 'last-visible').take((isNow) => resolve(isNow)))

it('leads if the browser has no Web Locks or their getter throws', async () => {
  withLocks(() => undefined)
  expect(await isLeading()).toBe(true)
  withLocks(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await isLeading()).toBe(true)
})

it('leads if the browser refuses the lock, and does not retry', async () => {
  const request = jest.fn(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
  withLocks(() => ({ request }))
  expect(await isLeading()).toBe(true)
  expect(request).toHaveBeenCalledTimes(1)
})
