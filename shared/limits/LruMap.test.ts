/** @jest-environment node */
import { LruMap } from './LruMap'

it('evicts the least recently used entry', () => {
  const map = new LruMap<string, number>(2)
  map.set('a', 1).set('b', 2)
  expect(map.get('a')).toBe(1)
  map.set('c', 3)
  expect([...map]).toEqual([
    ['a', 1],
    ['c', 3],
  ])
  map.set('a', 4).set('d', 5)
  expect([...map.keys()]).toEqual(['a', 'd'])
  expect([map.get('b'), map.size]).toEqual([undefined, 2])
})
