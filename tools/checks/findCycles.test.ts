import { findCycles } from './findCycles'

it('finds a cycle over several files', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ])
  expect(findCycles(graph)).toEqual([['a', 'b', 'c', 'a']])
})

it('accepts two paths to the same file', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ])
  expect(findCycles(graph)).toEqual([])
})

it('fails if no file imports another', () => {
  expect(() => findCycles(new Map([['a', []]]))).toThrow('0 imports')
  expect(() => findCycles(new Map())).toThrow('0 imports')
})
