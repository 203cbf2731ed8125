import { leadership } from './leadership'

const withLocks = (locks: () => unknown) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, get: locks })
afterEach(() => withLocks(() => undefined))

const isLeading = () =>
  new Promise((resolve) => leadership('test', 'last-visible').take((isNow) => resolve(isNow)))

it('leads where the browser has no locks or their getter throws', async () => {
  withLocks(() => undefined)
  expect(await isLeading()).toBe(true)
  withLocks(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await isLeading()).toBe(true)
})

it('leads where the browser refuses each lock, and does not ask again', async () => {
  const request = jest.fn(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
  withLocks(() => ({ request }))
  expect(await isLeading()).toBe(true)
  expect(request).toHaveBeenCalledTimes(1)
})
