import { readPendingAction } from '@duetto/shared/platform'
import { createCard, renderRemote, testNow } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { Deck } from './Deck'

const people = ['Clara', 'Ines', 'Marta'].map((name, index) => createCard(index + 1, { name }))
const show = () => renderRemote(<Deck people={people} lookingFor="male" />)

beforeEach(() => sessionStorage.clear())

it('[ROUTE-37] a like opens sign-up for that member and is stored for later', async () => {
  const { user, signUps } = show()
  await user.click(screen.getByRole('button', { name: 'Pass on Clara' }))
  await user.click(screen.getByRole('button', { name: 'Like Ines' }))
  expect(signUps).toEqual([{ profileId: 2, lookingFor: 'male' }])
  expect(readPendingAction(testNow)).toEqual({ kind: 'like', profileId: 2 })
})

it('[ROUTE-37] the third pass opens sign-up with the chosen gender', async () => {
  const { user, signUps } = show()
  await user.click(screen.getByRole('button', { name: 'Pass on Clara' }))
  await user.click(screen.getByRole('button', { name: 'Pass on Ines' }))
  expect(signUps).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Pass on Marta' }))
  expect(signUps).toEqual([{ lookingFor: 'male' }])
  expect(readPendingAction(testNow)).toBeNull()
})
