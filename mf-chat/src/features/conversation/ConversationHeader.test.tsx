import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

type View = Awaited<ReturnType<typeof openChat>>
const choose = async ({ user }: View, entry: string) => {
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: entry, hidden: true }))
}

it('[CHAT-07] links to the list, and from name and menu to the profile', async () => {
  const view = await openChat()
  await view.user.click(screen.getByRole('button', { name: 'All messages' }))
  expect(view.visited).toEqual(['/chats'])
  expect(screen.getByRole('link', { name: /Clara,/ })).toHaveAttribute('href', '/members/11')
  await choose(view, 'View profile')
  expect(view.visited.at(-1)).toBe('/members/11')
})

it('[TRUST-01] labels only fictional profiles', async () => {
  const { unmount } = await openChat({ isFictional: true })
  expect(document.querySelector('header[data-grown]')).toHaveTextContent('Fictional profile')
  unmount()
  await openChat()
  expect(document.querySelector('header[data-grown]')).not.toHaveTextContent('Fictional profile')
})

it('[CHAT-01] changes nothing when its dialogs are closed', async () => {
  const view = await openChat()
  const asked = () => view.calls.filter(({ name }) => name === 'getMessages').length
  const before = asked()
  for (const entry of ['Go to a date', 'Block Clara']) {
    await choose(view, entry)
    const dialog = screen.getByRole('dialog')
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
  expect(asked()).toBe(before)
  expect(view.calls.some(({ name }) => name === 'block')).toBe(false)
})
