import { createUser, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createStore } from '../../store'
import { BlockDialog } from './BlockDialog'

const show = () => {
  const onClose = jest.fn()
  const view = renderRemote(<BlockDialog profile={{ id: 3, name: 'Clara' }} onClose={onClose} />, {
    user: createUser(),
    createStore,
    answers: { block: () => ({ ok: true }) },
  })
  return { ...view, onClose }
}

it('[MEMBER-11] blocks after an explanation', async () => {
  const { user, calls, onClose } = show()
  expect(screen.getByRole('dialog', { name: /Clara/ })).toBeVisible()
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Block Clara' }))
  expect(calls).toEqual([{ name: 'block', body: { profile: 3 } }])
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('[MEMBER-11] does not block when cancelled', async () => {
  const { user, calls, onClose } = show()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})
