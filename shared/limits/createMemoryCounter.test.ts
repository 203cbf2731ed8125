/** @jest-environment node */
import { createMemoryCounter } from './createMemoryCounter'

it('counts per key until the window ends', () => {
  let now = 0
  const counter = createMemoryCounter(() => now)
  expect([counter.count('a', 1000), counter.count('a', 1000), counter.count('b', 1000)]).toEqual([1, 2, 1])
  now = 1000
  expect(counter.count('a', 1000)).toBe(1)
})
