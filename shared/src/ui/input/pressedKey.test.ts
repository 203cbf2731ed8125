import { pressedKey } from './pressedKey'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...init })

it('returns the key', () => {
  expect(pressedKey(press({ keyCode: 13 }))).toBe('Enter')
})

it.each([
  ['during a composition', { isComposing: true }],
  ['after it has ended, as in Safari', { isComposing: false, keyCode: 229 }],
])('returns null for a key of an input method %s', (_case, init) => {
  expect(pressedKey(press(init))).toBeNull()
  const { key, keyCode, isComposing } = press(init)
  expect(pressedKey({ key, keyCode, nativeEvent: { isComposing } })).toBeNull()
})
