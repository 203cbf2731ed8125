import { act, screen } from '@testing-library/react'
import { renderRemote } from '../../testing'
import { Countdown } from '../index'

it('[TRUST-02] counts down by the server’s clock and calls onEnd once', () => {
  jest.useFakeTimers()
  let now = 1_000_000
  const onEnd = jest.fn()
  renderRemote(<Countdown endsAt={1_003_000} now={() => now} onEnd={onEnd} />)
  expect(screen.getByRole('timer')).toHaveTextContent('0:00:03')
  now += 3_000
  act(() => jest.advanceTimersByTime(5_000))
  expect(onEnd).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
