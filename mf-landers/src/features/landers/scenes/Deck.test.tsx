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
const send = (type: string, clientX: number, pointerId = 1) =>
  fireEvent(
    screen.getByRole('figure'),
    Object.assign(new MouseEvent(type, { bubbles: true, clientX }), {
      pointerId,
      isPrimary: pointerId === 1,
    }),
  )

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

it('[ROUTE-37][TRUST-01] without likes, shows others than the deck did, with their labels', async () => {
  const others = [createCard(8, { name: 'Ida', is_fictional: true })]
  const { user } = renderRemote(<Deck {...sceneProps({ people: [...people.slice(0, 5), ...others] })} />)
  for (const { name } of people.slice(0, 5)) await user.click(press(`Pass on ${name}`))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /^Ida, / })).toHaveAttribute('href', '/members/8')
  expect(screen.getByText('Fictional profile')).toBeVisible()
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

it.each([
  ['right', 50, 300],
  ['left', 300, 50],
])(
  '[ROUTE-37] two fingers decide nothing if the second lands to the %s and the first lifts',
  (_, first, second) => {
    show()
    send('pointerdown', first)
    send('pointerdown', second, 2)
    send('pointerup', first)
    send('pointerup', second, 2)
    expect(press('Like Clara')).toBeVisible()
  },
)

it('[ROUTE-37] the card follows the first of two fingers until it lifts or is cancelled', () => {
  show()
  const position = () => screen.getByRole('figure').style.transform
  send('pointerdown', 50)
  send('pointermove', 90)
  const moved = position()
  send('pointerdown', 300, 2)
  send('pointermove', 10, 2)
  send('pointerup', 10, 2)
  send('pointerdown', 300, 2)
  send('pointercancel', 300, 2)
  expect(position()).toBe(moved)
  send('pointercancel', 200)
  expect(position()).toBe('')
  expect(press('Like Clara')).toBeVisible()
  send('pointerdown', 50)
  send('pointerdown', 300, 2)
  send('pointerup', 150)
  expect(press('Like Ines')).toBeVisible()
  expect(readPendingAction(testNow)).toEqual({ kind: 'like', profileId: 1, others: [] })
})

it('[ROUTE-37] a drag decides even if a key decided during the last one', () => {
  show()
  send('pointerdown', 50, 7)
  fireEvent.keyDown(press('Like Clara'), { key: 'ArrowLeft' })
  send('pointerdown', 50)
  send('pointerup', 150)
  expect(press('Like Marta')).toBeVisible()
})
