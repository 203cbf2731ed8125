import { screen } from '@testing-library/react'
import { makeUser, renderRemote, testNow } from '@duetto/shared/testing'
import { CreditAlert } from './CreditAlert'
import { TimeBonusPopup } from './TimeBonusPopup'

const onClose = jest.fn()
beforeEach(() => onClose.mockClear())

it('[PAY-01] too few credits: says how many it needs, and leads to the packages', async () => {
  const { user, visited } = renderRemote(<CreditAlert creditsNeeded={5} onClose={onClose} />, {
    user: makeUser(),
  })
  expect(screen.getByRole('dialog', { name: 'Not enough credits' })).toHaveTextContent('5')
  await user.click(screen.getByRole('button', { name: 'See packages' }))
  expect(visited).toEqual(['/credits'])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[POPUP-03] the welcome bonus names percent and hours, and leads to the packages or away', async () => {
  const popup = <TimeBonusPopup endsAt={testNow + 3_600_000} percent={25} onClose={onClose} />
  const { user, visited } = renderRemote(popup, { user: makeUser() })
  expect(screen.getByRole('dialog', { name: '25% off in your first 4 hours' })).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('1:00:00')
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(visited).toEqual([])
  await user.click(screen.getByRole('button', { name: 'See packages' }))
  expect(visited).toEqual(['/credits'])
  expect(onClose).toHaveBeenCalledTimes(2)
})
