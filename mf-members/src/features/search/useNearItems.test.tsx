import { act, fireEvent, render, screen } from '@testing-library/react'
import { isNear, useNearItems } from './useNearItems'

const rowPx = 100
const screenPx = 500

beforeEach(() => {
  Object.assign(window, { innerHeight: screenPx, scrollY: 0 })
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = Number(this.dataset.row) * rowPx - window.scrollY
    return { top, bottom: top + rowPx } as DOMRect
  })
})
afterEach(() => jest.restoreAllMocks())

const List = ({ items }: { items: readonly number[] }) => {
  const { ref, near } = useNearItems(items)
  return (
    <ul ref={ref}>
      {items.map((item, row) => (
        <li key={item} data-row={row}>
          {isNear(near, item) && <a href={`/${item}`}>{item}</a>}
        </li>
      ))}
    </ul>
  )
}
const thousand = Array.from({ length: 1000 }, (_, index) => index)
const rendered = () => screen.getAllByRole('link').map(({ textContent }) => Number(textContent))
const from = (first: number, last: number) => thousand.slice(first, last + 1)
const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY })
  act(() => void fireEvent.scroll(window))
}

it('[MEMBER-01] renders the tiles within a screen of the viewport at the start, middle and end', () => {
  render(<List items={thousand} />)
  expect(rendered()).toEqual(from(0, 10))
  scrollTo(50_000)
  expect(rendered()).toEqual(from(495, 510))
  scrollTo(99_500)
  expect(rendered()).toEqual(from(990, 999))
})

it('[MEMBER-01] renders a restored place in the first paint', () => {
  Object.assign(window, { scrollY: 50_000 })
  render(<List items={thousand} />)
  expect(rendered()).toEqual(from(495, 510))
})

it('[MEMBER-01] renders the items that a page adds', () => {
  const { rerender } = render(<List items={from(0, 4)} />)
  rerender(<List items={thousand} />)
  expect(rendered()).toEqual(from(0, 10))
})

it('[MEMBER-01] keeps the focused item and its neighbours, wherever the page is scrolled', () => {
  render(<List items={thousand} />)
  const link = screen.getByRole('link', { name: '7' })
  link.focus()
  scrollTo(50_000)
  expect(link).toHaveFocus()
  expect(rendered()).toEqual([...from(6, 8), ...from(495, 510)])
  link.blur()
  scrollTo(50_100)
  expect(rendered()).toEqual(from(496, 511))
})

it('[MEMBER-01] renders the neighbours of the next focused item without a scroll', () => {
  render(<List items={thousand} />)
  screen.getByRole('link', { name: '7' }).focus()
  scrollTo(50_000)
  act(() => screen.getByRole('link', { name: '8' }).focus())
  expect(rendered()).toEqual([...from(7, 9), ...from(495, 510)])
})

it('[MEMBER-01] renders more after the window has grown', () => {
  render(<List items={thousand} />)
  Object.assign(window, { innerHeight: 2 * screenPx })
  act(() => void fireEvent(window, new Event('resize')))
  expect(rendered()).toEqual(from(0, 20))
})

it('[MEMBER-01] keeps the item in the middle of the screen when the width changes', () => {
  const scrollBy = jest.fn()
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  Object.assign(window, { scrollBy })
  const { container } = render(<List items={thousand} />)
  scrollTo(50_000)
  act(() => void fireEvent(window, new Event('resize')))
  expect(scrollBy).not.toHaveBeenCalled()
  width.mockReturnValue(300)
  const middle = container.querySelectorAll('li')[502] as Element
  jest.spyOn(middle, 'getBoundingClientRect').mockReturnValue({ top: 950, bottom: 1050 } as DOMRect)
  act(() => void fireEvent(window, new Event('resize')))
  expect(scrollBy).toHaveBeenCalledWith({ top: 950 - 200, behavior: 'instant' })
})
