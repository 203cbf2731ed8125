import { readPendingAction } from '@duetto/shared/platform'
import { createCard, renderRemote, testNow } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Deck } from './Deck'
import { sceneProps } from './sceneProps'

const people = ['Clara', 'Ines', 'Marta', 'Noor', 'Eva', 'Aino'].map((name, index) =>
  createCard(index + 1, { name }),
)
const show = () => renderRemote(<Deck {...sceneProps({ people })} />)
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  sessionStorage.clear()
  Element.prototype.setPointerCapture = () => {}
})

it('[ROUTE-37] plays five cards and keeps the likes for sign-up', async () => {
  const { user, signUps } = show()
  await user.click(press('Pass on Clara'))
  await user.click(press('Like Ines'))
  await user.click(press('Like Marta'))
  await user.click(press('Pass on Noor'))
  await user.click(press('Pass on Eva'))
  expect(screen.getByRole('heading', { name: 'You like 2 of 5' })).toBeVisible()
  expect(screen.getByText('Create a profile, and Ines and Marta get your likes.')).toBeVisible()
  expect(screen.queryByText(/Aino/)).toBeNull()
  expect(readPendingAction(testNow)).toEqual({ kind: 'like', profileId: 2, others: [3] })
  expect(signUps).toEqual([])
})

it('[ROUTE-37] starts again, and keeps no like if there was none', async () => {
  const { user } = show()
  for (const name of ['Clara', 'Ines', 'Marta', 'Noor', 'Eva']) await user.click(press(`Pass on ${name}`))
  expect(screen.getByRole('heading', { name: 'You like none of the 5' })).toBeVisible()
  expect(readPendingAction(testNow)).toBeNull()
  await user.click(press('Start again'))
  expect(press('Like Clara')).toBeVisible()
})

it('[ROUTE-37] keeps and promises all five likes', async () => {
  const { user } = show()
  for (const name of ['Clara', 'Ines', 'Marta', 'Noor', 'Eva']) await user.click(press(`Like ${name}`))
  expect(screen.getByRole('heading', { name: 'You like 5 of 5' })).toBeVisible()
  expect(
    screen.getByText('Create a profile, and Clara, Ines, Marta, Noor, and Eva get your likes.'),
  ).toBeVisible()
  expect(readPendingAction(testNow)).toEqual({ kind: 'like', profileId: 1, others: [2, 3, 4, 5] })
})

it('[ROUTE-37] withdraws the kept like when the visitor starts again', async () => {
  const { user } = show()
  await user.click(press('Like Clara'))
  for (const name of ['Ines', 'Marta', 'Noor', 'Eva']) await user.click(press(`Pass on ${name}`))
  expect(readPendingAction(testNow)).toEqual({ kind: 'like', profileId: 1, others: [] })
  await user.click(press('Start again'))
  expect(readPendingAction(testNow)).toBeNull()
})

it('[ROUTE-37] announces each new card, and moves focus to the end and back to the deck', async () => {
  const { user } = show()
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.click(press('Pass on Clara'))
  expect(status).toHaveTextContent('Ines, 32')
  for (const name of ['Ines', 'Marta', 'Noor', 'Eva']) await user.click(press(`Pass on ${name}`))
  expect(screen.getByRole('heading', { name: 'You like none of the 5' })).toHaveFocus()
  expect(screen.getByRole('status')).toBe(status)
  await user.click(press('Start again'))
  expect(screen.getByRole('group', { name: '5 people' })).toHaveFocus()
})

it('[ROUTE-37] names as many people as the deck has', () => {
  renderRemote(<Deck {...sceneProps({ people: people.slice(0, 1) })} />)
  expect(screen.getByRole('group', { name: '1 person' })).toBeVisible()
})

it('[ROUTE-37] decides by arrow keys and by a long drag, not by a short one', () => {
  show()
  fireEvent.keyDown(press('Like Clara'), { key: 'ArrowLeft' })
  expect(press('Like Ines')).toBeVisible()
  const drag = (distance: number) => {
    const card = screen.getByRole('figure')
    const send = (type: string, clientX: number) =>
      fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }))
    send('pointerdown', 100)
    send('pointermove', 100 + distance)
    send('pointerup', 100 + distance)
  }
  drag(40)
  expect(press('Like Ines')).toBeVisible()
  drag(120)
  expect(press('Like Marta')).toBeVisible()
  expect(readPendingAction(testNow)).toEqual({ kind: 'like', profileId: 2, others: [] })
})
