import { act, screen } from '@testing-library/react'
import { PlatformContext } from '@duetto/shared/platform'
import { fakePlatform, createUser, renderRemote, testNow } from '@duetto/shared/testing'
import { TimeBonusPopup } from './TimeBonusPopup'

const onClose = jest.fn()
beforeEach(() => onClose.mockClear())

it('[POPUP-03] shows the discount on the first credits and the time left, and links to the packages', async () => {
  const popup = <TimeBonusPopup endsAt={testNow + 3_600_000} percent={25} onClose={onClose} />
  const { user, visited } = renderRemote(popup, { user: createUser() })
  expect(screen.getByRole('dialog', { name: '25% off your first credits' })).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('1:00:00')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(visited).toEqual([])
  await user.click(screen.getByRole('button', { name: 'See packages' }))
  expect(visited).toEqual(['/credits'])
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('[TRUST-11] closes', async () => {
  const popup = <TimeBonusPopup endsAt={testNow + 3_600_000} percent={25} onClose={onClose} />
  const { user, visited } = renderRemote(popup, { user: createUser() })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(visited).toEqual([])
})

it('[POPUP-03] [TRUST-02] closes the time bonus at its end', async () => {
  jest.useFakeTimers({ now: testNow })
  let now = testNow
  const { platform } = fakePlatform({ user: createUser() })
  renderRemote(
    <PlatformContext value={{ ...platform, now: () => now }}>
      <TimeBonusPopup endsAt={testNow + 2000} percent={25} onClose={onClose} />
    </PlatformContext>,
  )
  expect(onClose).not.toHaveBeenCalled()
  now += 2001
  await act(() => jest.advanceTimersByTimeAsync(2001))
  expect(onClose).toHaveBeenCalled()
  jest.useRealTimers()
})
