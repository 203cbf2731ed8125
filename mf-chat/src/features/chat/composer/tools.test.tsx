import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const fold = () => screen.getByRole('button', { name: 'Add something' })
const shelf = () => document.getElementById(fold().getAttribute('aria-controls') ?? '')
const isOpen = () => [fold().getAttribute('aria-expanded') === 'true', shelf()?.hasAttribute('data-open')]

it('[CHAT-01] one button folds the tools out and in again', async () => {
  const { user } = await openChat()
  expect(isOpen()).toEqual([false, false])
  await user.click(fold())
  expect(isOpen()).toEqual([true, true])
  const names = within(shelf() as HTMLElement).getAllByRole('button')
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add an emoji',
    'Send a GIF',
    'Send a gift',
    'Send a photo',
  ])
  await user.click(fold())
  expect(isOpen()).toEqual([false, false])
})

it('[CHAT-01] a chosen tool opens and folds the others away', async () => {
  const { user } = await openChat()
  await user.click(fold())
  await user.click(within(shelf() as HTMLElement).getByRole('button', { name: 'Send a gift' }))
  expect(screen.getByRole('dialog', { name: 'Send a gift' })).toBeVisible()
  expect(isOpen()).toEqual([false, false])
})
