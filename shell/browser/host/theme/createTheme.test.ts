import { createTheme } from './createTheme'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('shows the choice before the page changes its colours', async () => {
  const theme = createTheme(null)
  theme.choose('dark')
  expect(theme.get()).toBe('dark')
  expect(document.cookie).toContain('theme=dark')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  await jest.advanceTimersByTimeAsync(50)
  expect(document.documentElement.dataset.theme).toBe('dark')
  theme.choose(null)
  await jest.advanceTimersByTimeAsync(50)
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
