/** @jest-environment node */
import { LruMap } from './LruMap'

it('evicts the entry that was read or written least recently, one at a time', () => {
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
