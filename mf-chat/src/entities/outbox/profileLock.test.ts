import { settle } from '@duetto/shared/testing'
import { lockProfile } from './profileLock'

type Work = () => Promise<void> | undefined

/** Fake lock manager that ignores the signal: browsers can grant a lock just as its request is aborted. */
const createLocks = () => {
  const last = new Map<string, Promise<void>>()
  return {
    request: async (name: string, _: object, work: Work) => {
      const before = last.get(name)
      const turn = Promise.resolve(before).then(work)
      last.set(name, turn)
      await turn
    },
  }
}
const never = new AbortController().signal

beforeEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() }))
afterEach(() => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined }))

it('[CHAT-02] lets one tab send to a profile at a time, independently of other profiles', async () => {
  const release = await lockProfile(1, 11, never)
  const granted = jest.fn()
  void lockProfile(1, 11, never).then(granted)
  ;(await lockProfile(1, 12, never))()
  await settle()
  expect(granted).not.toHaveBeenCalled()
  release()
  await settle()
  expect(granted).toHaveBeenCalledTimes(1)
})

it('[CHAT-02] releases the lock at once if the waiting tab has aborted', async () => {
  const release = await lockProfile(1, 11, never)
  const gone = new AbortController()
  const granted = jest.fn()
  void lockProfile(1, 11, gone.signal).then(granted)
  const next = lockProfile(1, 11, never)
  gone.abort()
  release()
  ;(await next)()
  expect(granted).not.toHaveBeenCalled()
})

it('[CHAT-02] rejects if the lock is refused', async () => {
  const request = () => Promise.reject(new Error('no locks here'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  await expect(lockProfile(1, 11, never)).rejects.toThrow('no locks here')
})

it('[CHAT-02] sends without Web Locks', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
  expect(await lockProfile(1, 11, never)).toEqual(expect.any(Function))
})

it('[CHAT-02] sends if access to Web Locks is denied', async () => {
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, get })
  expect(await lockProfile(1, 11, never)).toEqual(expect.any(Function))
})
