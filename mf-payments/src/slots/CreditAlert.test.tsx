import { screen } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { CreditAlert } from './CreditAlert'

it('[PAY-01] shows how many credits are needed and links to the packages', async () => {
  const onClose = jest.fn()
  const { user, visited } = renderRemote(<CreditAlert creditsNeeded={5} onClose={onClose} />, {
    user: createUser(),
  })
  expect(screen.getByRole('dialog', { name: 'Not enough credits' })).toHaveTextContent('5')
  await user.click(screen.getByRole('button', { name: 'See packages' }))
  expect(visited).toEqual(['/credits'])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[TRUST-11] closes', async () => {
  const onClose = jest.fn()
  const { user, visited } = renderRemote(<CreditAlert creditsNeeded={5} onClose={onClose} />, {
    user: createUser(),
  })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(visited).toEqual([])
})
