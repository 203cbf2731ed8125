import { createCard, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { Crossfade } from './Crossfade'

const people = ['Clara', 'Ines', 'Marta'].map((name, index) =>
  createCard(index + 1, { name, is_fictional: name === 'Ines' }),
)
const show = (isCalm = false) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: isCalm, media }) as never)
  return renderRemote(<Crossfade people={people} />)
}
const current = ({ container }: ReturnType<typeof show>) =>
  container.querySelector('[data-current]')?.textContent
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('[ROUTE-44] rotates the faces until paused, and resumes when played', () => {
  const view = show()
  const first = current(view)
  wait(4000)
  expect(current(view)).not.toBe(first)
  expect(screen.getByText('Fictional profile')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  const paused = current(view)
  wait(60_000)
  expect(current(view)).toBe(paused)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  wait(4000)
  expect(current(view)).not.toBe(paused)
})

it('[ROUTE-45] with reduced motion shows the first face until played', () => {
  const view = show(true)
  const first = current(view)
  wait(60_000)
  expect(current(view)).toBe(first)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  wait(4000)
  expect(current(view)).not.toBe(first)
})
