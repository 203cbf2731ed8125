import { runSaga } from 'redux-saga'
import { onPageVisible } from './pageVisibility'

const become = (value: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => become('visible'))

it('[CHAT-07] runs whenever the page becomes visible, until the saga ends', () => {
  const seen = jest.fn()
  const listened = jest.spyOn(document, 'removeEventListener')
  const task = runSaga({}, onPageVisible, function* () {
    seen()
    yield
  })
  become('hidden')
  expect(seen).not.toHaveBeenCalled()
  become('visible')
  expect(seen).toHaveBeenCalledTimes(1)
  become('hidden')
  become('visible')
  expect(seen).toHaveBeenCalledTimes(2)
  task.cancel()
  expect(listened.mock.calls.map(([name]) => name)).toEqual(['visibilitychange'])
  become('hidden')
  become('visible')
  expect(seen).toHaveBeenCalledTimes(2)
  listened.mockRestore()
})
