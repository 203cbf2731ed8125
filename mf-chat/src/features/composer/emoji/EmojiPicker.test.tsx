import 'fake-indexeddb/auto'
import { expectAccessible } from '@duetto/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { allLocales } from '@duetto/shared/domain'
import { loadEmoji } from '../../../entities/emoji/loadEmoji'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const openPicker = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Add an emoji' }))
  return screen.findByRole('dialog', { name: 'Add an emoji' })
}

it('[CHAT-01] inserts a searched emoji at the caret', async () => {
  const { user, field } = await openChat()
  await user.type(field, 'I you')
  ;(field as HTMLTextAreaElement).setSelectionRange(2, 2)
  const dialog = await openPicker(user)
  await user.type(within(dialog).getByRole('textbox', { name: 'Search emoji' }), 'red heart')
  await user.click(await within(dialog).findByRole('button', { name: 'red heart' }))
  expect(field).toHaveValue('I ❤️you')
  expect(screen.queryByRole('dialog', { name: 'Add an emoji' })).toBeNull()
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard(' ')
  expect(field).toHaveValue('I ❤️ you')
})

it('[CHAT-01] works with the keyboard: Enter chooses the first hit, arrow keys move', async () => {
  const { user, field } = await openChat()
  const dialog = await openPicker(user)
  await within(dialog).findByRole('button', { name: 'grinning face' })
  const search = within(dialog).getByRole('textbox', { name: 'Search emoji' })
  await user.type(search, 'fire')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('🔥')
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).not.toHaveTextContent('🔥')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(document.activeElement).toHaveTextContent('🔥')
  search.focus()
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('🔥')
})

it('[CHAT-01] ignores the Enter that ends an IME composition', async () => {
  const { user, field } = await openChat()
  const dialog = await openPicker(user)
  await within(dialog).findByRole('button', { name: 'grinning face' })
  const search = within(dialog).getByRole('textbox', { name: 'Search emoji' })
  await user.type(search, 'fire')
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })
  expect(dialog).toBeVisible()
  expect(field).toHaveValue('')
})

it('[CHAT-01] reports an empty result; the dialog is accessible', async () => {
  const { user } = await openChat()
  const dialog = await openPicker(user)
  await within(dialog).findByRole('button', { name: 'grinning face' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Search emoji' }), 'thumbs up')
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'grinning face' })).toBeNull())
  await expectAccessible(dialog)
  await user.type(within(dialog).getByRole('textbox', { name: 'Search emoji' }), 'xyz')
  expect(await within(dialog).findByText('Nothing found. Try another word.')).toBeVisible()
})

it('[CHAT-01] leaves the field unchanged when closed', async () => {
  const { user, field } = await openChat()
  await user.type(field, 'Hm')
  const dialog = await openPicker(user)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'Add an emoji' })).toBeNull()
  expect(field).toHaveValue('Hm')
})

it.each(allLocales)('names all emoji in %s', async (locale) => {
  const groups = await loadEmoji(locale)
  expect(groups).toHaveLength(9)
  expect(groups.flatMap(({ emoji }) => emoji).length).toBeGreaterThan(1500)
  const names = groups.flatMap(({ emoji }) => emoji.map(({ label }) => label))
  expect(names.includes('grinning face')).toBe(locale === 'en')
})
