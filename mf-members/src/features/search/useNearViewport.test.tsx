import { render } from '@testing-library/react'
import { useNearViewport } from './useNearViewport'

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

const End = ({ onNear, isOn }: { onNear: () => void; isOn: boolean }) => (
  <div ref={useNearViewport(onNear, { isOn, distancePx: 600 })} />
)

it('[MEMBER-01] calls the latest callback near the end of the list', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = render(<End isOn onNear={first} />)
  report([{ isIntersecting: false }])
  expect(first).not.toHaveBeenCalled()
  rerender(<End isOn onNear={second} />)
  report([{ isIntersecting: true }])
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

it('[MEMBER-01] observes nothing on the last page', () => {
  const onNear = jest.fn()
  const { rerender } = render(<End isOn onNear={onNear} />)
  rerender(<End isOn={false} onNear={onNear} />)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it('shows the list in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  expect(() => render(<End isOn onNear={() => {}} />)).not.toThrow()
})
