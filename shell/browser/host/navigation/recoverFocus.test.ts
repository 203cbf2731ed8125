import { act } from '@testing-library/react'
import { settle } from '@duetto/shared/testing'
import { recoverFocus } from './recoverFocus'

let isNavigating = false
const focused = (): string | null | undefined => document.activeElement?.textContent
const query = (selector: string) => document.querySelector<HTMLElement>(selector)

beforeAll(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    queueMicrotask(() => callback(0))
    return 0
  })
  recoverFocus(() => isNavigating)
})
beforeEach(() => {
  isNavigating = false
  document.body.innerHTML =
    '<main id="main"><h1>People</h1><section><h2>Code</h2><div><input><button>Send</button></div></section></main>'
})

const remove = async (selector: string): Promise<void> => {
  query(selector)?.remove()
  await act(settle)
}

it('[LAYOUT-08] focuses the heading of the part that lost the focused control', async () => {
  query('input')?.focus()
  await remove('div')
  expect(focused()).toBe('Code')
  await remove('section')
  expect(focused()).toBe('People')
})

it('[LAYOUT-08] focuses the heading of the page after a dialog about a row that is gone', async () => {
  query('main')?.insertAdjacentHTML('beforeend', '<ul><li><button>Anna</button></li></ul>')
  query('main')?.insertAdjacentHTML('beforeend', '<dialog open><h2>Delete Anna</h2></dialog>')
  const title = query('dialog h2')
  title?.setAttribute('tabindex', '-1')
  title?.focus()
  await remove('ul')
  await remove('dialog')
  expect(focused()).toBe('People')
})

it('[LAYOUT-08] focuses the page after a dialog if its heading comes after a form', async () => {
  query('main')?.insertAdjacentHTML('afterbegin', '<form><button>Yes</button></form>')
  query('main')?.insertAdjacentHTML('afterend', '<dialog open><button>I am 18</button></dialog>')
  query('dialog button')?.focus()
  await remove('dialog')
  expect(document.activeElement).toBe(query('main'))
})

it('does not move the focus during navigation', async () => {
  query('input')?.focus()
  isNavigating = true
  await remove('section')
  expect(document.activeElement).toBe(document.body)
})

it('does not override what a component focuses', async () => {
  query('input')?.focus()
  query('input')?.remove()
  query('button')?.focus()
  await act(settle)
  expect(focused()).toBe('Send')
})

it('ignores removals after a click beside the controls', async () => {
  query('input')?.focus()
  query('input')?.blur()
  await act(settle)
  await remove('section')
  expect(document.activeElement).toBe(document.body)
})
