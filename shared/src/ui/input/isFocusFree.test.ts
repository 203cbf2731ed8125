import { isFocusFree } from './isFocusFree'

beforeEach(() => {
  document.body.innerHTML = `
    <h1 id="outside" tabindex="-1"></h1>
    <main id="main" tabindex="-1">
      <h1 id="title" tabindex="-1"></h1>
      <h2 id="part" tabindex="-1"></h2>
      <input id="field">
    </main>`
})

it('lets a status take the focus if nothing has it', () => {
  expect(isFocusFree()).toBe(true)
})

it.each([
  ['title', true],
  ['main', true],
  ['field', false],
  ['part', false],
  ['outside', false],
])('lets a status take the focus from #%s: %s', (id, isFree) => {
  document.getElementById(id)?.focus()
  expect(document.activeElement?.id).toBe(id)
  expect(isFocusFree()).toBe(isFree)
})
