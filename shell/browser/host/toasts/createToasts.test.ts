import { createToasts } from './createToasts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (...toasts: { text: string; group?: string }[]) => {
  const created = createToasts()
  for (const toast of toasts) created.show(toast)
  return { ...created, texts: () => created.get().map(({ text }) => text) }
}

it('replaces the previous toast of the same group or text, and keeps three', () => {
  const matches = show({ text: 'Ida', group: 'match' }, { text: 'Saved' }, { text: 'Ben', group: 'match' })
  expect(matches.texts()).toEqual(['Saved', 'Ben'])
  expect(show({ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'a' }, { text: 'd' }).texts()).toEqual([
    'c',
    'a',
    'd',
  ])
})

it('hides a toast after a while, one with an action later', () => {
  const toasts = createToasts()
  toasts.show({ text: 'Saved' })
  toasts.show({ text: 'Deleted', action: { label: 'Undo', onPress: jest.fn() } })
  jest.advanceTimersByTime(6000)
  expect(toasts.get()).toMatchObject([{ text: 'Deleted' }])
  jest.advanceTimersByTime(4000)
  expect(toasts.get()).toEqual([])
})
