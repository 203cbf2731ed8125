import { mayReload } from './reloadOnLostChunk'

it('[ERROR-03] a lost chunk reloads the page at most once in 60 seconds', () => {
  sessionStorage.clear()
  expect(mayReload(sessionStorage, 1_000_000)).toBe(true)
  expect(mayReload(sessionStorage, 1_059_999)).toBe(false)
  expect(mayReload(sessionStorage, 1_060_000)).toBe(true)
})
