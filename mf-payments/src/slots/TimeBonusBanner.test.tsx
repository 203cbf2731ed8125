import { act, screen } from '@testing-library/react'
import { PlatformContext } from '@duetto/shared/platform'
import { fakePlatform, createUser, renderRemote, testNow } from '@duetto/shared/testing'
import { TimeBonusBanner } from './TimeBonusBanner'

let time = testNow
const now = () => time
const show = (endsAt: number) =>
  renderRemote(
    <PlatformContext value={{ ...fakePlatform({ user: createUser() }).platform, now }}>
      <TimeBonusBanner endsAt={endsAt} percent={25} />
    </PlatformContext>,
  )

describe('[POPUP-04] [TRUST-02] the time bonus banner', () => {
  beforeEach(() => {
    time = testNow
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  it('counts down by the server’s clock and links to the packages', () => {
    show(testNow + 90_000)
    expect(screen.getByRole('timer')).toHaveTextContent('0:01:30')
    jest.setSystemTime(testNow + 5 * 3_600_000)
    time += 1_000
    act(() => jest.advanceTimersByTime(1_000))
    expect(screen.getByRole('timer')).toHaveTextContent('0:01:29')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/credits')
  })

  it('disappears at the end', () => {
    const { unmount } = show(testNow)
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    show(testNow + 2_000)
    const seen = [0, 1, 2].map(() => {
      const left = screen.queryByRole('timer')?.textContent ?? null
      time += 1_000
      act(() => jest.advanceTimersByTime(1_000))
      return left
    })
    expect(seen).toEqual(['0:00:02', '0:00:01', null])
    expect(screen.queryByRole('link')).toBeNull()
  })
})
