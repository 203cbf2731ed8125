import { neighbourOf } from './neighbourOf'

/** Two groups of 40 px wide buttons in rows of up to four. The second group starts in a new row. */
const lines = ['abcd', 'ef', 'ghij', 'k']
let grid: HTMLElement
const button = (name: string): HTMLElement => grid.querySelector(`[title=${name}]`) as HTMLElement

beforeEach(() => {
  grid = document.createElement('div')
  lines.forEach((line, row) =>
    [...line].forEach((name, column) => {
      const one = document.createElement('button')
      one.title = name
      one.getBoundingClientRect = () => ({ left: column * 40, width: 40, top: row * 44 }) as DOMRect
      grid.append(one)
    }),
  )
})
const go = (key: string, from: string | null) =>
  neighbourOf(grid, key, from === null ? null : button(from))?.title

it.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'd', 'e'],
  ['ArrowLeft', 'e', 'd'],
  ['ArrowDown', 'b', 'f'],
  ['ArrowDown', 'd', 'f'],
  ['ArrowDown', 'e', 'g'],
  ['ArrowDown', 'j', 'k'],
  ['ArrowUp', 'k', 'g'],
  ['ArrowUp', 'j', 'f'],
  ['ArrowUp', 'f', 'b'],
  ['Home', 'f', 'a'],
  ['End', 'b', 'k'],
])('[CHAT-01] %s moves from %s to %s, to the nearest column of the next row', (key, from, to) => {
  expect(go(key, from)).toBe(to)
})

it.each([
  ['ArrowUp', 'c'],
  ['ArrowDown', 'k'],
  ['ArrowLeft', 'a'],
  ['ArrowRight', 'k'],
  ['Enter', 'b'],
  ['ArrowUp', null],
])('[CHAT-01] %s does not move from %s', (key, from) => {
  expect(go(key, from)).toBeUndefined()
})

it('[CHAT-01] ArrowDown moves from outside to the first button', () => {
  expect(go('ArrowDown', null)).toBe('a')
  expect(neighbourOf(null, 'ArrowDown', null)).toBeUndefined()
})
