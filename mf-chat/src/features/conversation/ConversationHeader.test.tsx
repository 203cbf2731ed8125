import 'fake-indexeddb/auto'
import { refuse } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
  const requestCount = () => view.calls.filter(({ name }) => name === 'getMessages').length
  const before = requestCount()
  for (const entry of ['Go to a date', 'Block Clara']) {
    await choose(view, entry)
    const dialog = screen.getByRole('dialog')
    await view.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
  expect(requestCount()).toBe(before)
  expect(view.calls.some(({ name }) => name === 'block')).toBe(false)
})

const askToBlock = async (user: Awaited<ReturnType<typeof openChat>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Block Clara', hidden: true }))
  const dialog = screen.getByRole('dialog', { name: /Clara/ })
  return { dialog, confirm: within(dialog).getByRole('button', { name: 'Block Clara' }) }
}

it('[CHAT-06] leaves the conversation after blocking and emits the block', async () => {
  const { user, visited, answers, platform } = await openChat()
  const emitted: number[] = []
  platform.bus.on('blocked', ({ profileId }) => emitted.push(profileId))
  answers.block = () => ({ ok: true })
  const { confirm } = await askToBlock(user)
  await user.click(confirm)
  await waitFor(() => expect(visited).toEqual(['/chats']))
  expect(emitted).toEqual([11])
})

it('[CHAT-06] asks once to block when opened from a notification', async () => {
  const { user, visited, calls } = await openChat({ path: '/chats/1?block' })
  const dialog = screen.getByRole('dialog', { name: /Clara/ })
  expect(within(dialog).getByRole('button', { name: 'Block Clara' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(visited).toEqual(['/chats/1'])
  expect(calls.some(({ name }) => name === 'block')).toBe(false)
})

it('[CHAT-06] [TRUST-11] shows the reason of a failed block in its dialog', async () => {
  const { user, visited, answers } = await openChat()
  answers.block = refuse('network')
  const { dialog, confirm } = await askToBlock(user)
  await user.click(confirm)
  expect(await within(dialog).findByText(/connection/i)).toBeVisible()
  expect(visited).toEqual([])
})
