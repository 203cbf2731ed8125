import { render } from '@testing-library/react'
import { useReachEnd } from './useReachEnd'

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
  <div ref={useReachEnd(onReach, isOn)} />
)

it('[MEMBER-01] the next page is asked for when the end of the list comes near, by the newest callback', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = render(<End isOn onReach={first} />)
  report([{ isIntersecting: false }])
  expect(first).not.toHaveBeenCalled()
  rerender(<End isOn onReach={second} />)
  report([{ isIntersecting: true }])
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

it('[MEMBER-01] at the last page nothing is watched', () => {
  const onReach = jest.fn()
  const { rerender } = render(<End isOn onReach={onReach} />)
  rerender(<End isOn={false} onReach={onReach} />)
  expect(disconnect).toHaveBeenCalledTimes(1)
})

it('a browser without the observer shows the list all the same', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  expect(() => render(<End isOn onReach={() => {}} />)).not.toThrow()
})
