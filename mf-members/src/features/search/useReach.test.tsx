import { render } from '@testing-library/react'
import { useReach } from './useReach'

let report: (entries: { isIntersecting: boolean }[]) => void
const disconnect = jest.fn()
class Observer {
  observe = jest.fn()
  disconnect = disconnect
  constructor(callback: typeof report) {
    report = callback
  }
}
beforeEach(() => {
  disconnect.mockClear()
  Object.assign(window, { IntersectionObserver: Observer })
})
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'))

const End = ({ onReach, isOn }: { onReach: () => void; isOn: boolean }) => (
  <div ref={useReach(onReach, { isOn, distancePx: 600 })} />
)

it('[MEMBER-01] calls the latest callback near the end of the list', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = render(<End isOn onReach={first} />)
  report([{ isIntersecting: false }])
  expect(first).not.toHaveBeenCalled()
  rerender(<End isOn onReach={second} />)
  report([{ isIntersecting: true }])
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

it('[MEMBER-01] observes nothing on the last page', () => {
  const onReach = jest.fn()
  const { rerender } = render(<End isOn onReach={onReach} />)
  rerender(<End isOn={false} onReach={onReach} />)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it('shows the list in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  expect(() => render(<End isOn onReach={() => {}} />)).not.toThrow()
})
