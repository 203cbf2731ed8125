import { focusNeighbour } from './focusNeighbour'

it.each([
  { removed: 'first', focused: 'second', preventScroll: true },
  { removed: 'second', focused: 'first', preventScroll: false },
])('before the $removed item disappears, focuses the $focused', ({ removed, focused, preventScroll }) => {
  document.body.innerHTML =
    '<ul><li><button id="first"></button></li><li><button id="second"></button></li></ul>'
  const [button, neighbour] = [removed, focused].map((id) => document.getElementById(id) as HTMLElement)
  const focus = jest.spyOn(neighbour as HTMLElement, 'focus')
  focusNeighbour(button as HTMLElement)
  expect(neighbour).toHaveFocus()
  expect(focus).toHaveBeenCalledWith({ preventScroll })
})
