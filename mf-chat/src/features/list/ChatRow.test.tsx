import 'fake-indexeddb/auto'
import type { Chat } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import { createCard, createUser, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ChatRoutes } from '../../routes'
import { createStore } from '../../store'
import { prepareBrowser } from '../../testing/openChat'
import { cost, createChat, createChatsPage } from '../../testing/fixtures'

beforeEach(prepareBrowser)

const last = { preview: 'Good morning', kind: 'text' as const, is_mine: false, at: '2026-03-01T11:00:00Z' }

const open = (chats: Chat[]) => {
  const view = renderRemote(<ChatRoutes />, {
    path: '/chats',
    createStore,
    user: createUser({ id: 7 }),
    answers: { getChats: () => createChatsPage(chats), updateChat: () => ({ ok: true, total_unread: 0 }) },
  })
  const changes = () => view.calls.filter(({ name }) => name === 'updateChat').map(({ body }) => body)
  return { ...view, changes }
}
const row = (id: number) => screen.findByRole('link', { name: new RegExp(`Name ${id},`) })
const menuOf = async ({ user }: ReturnType<typeof open>, id: number) => {
  const name = `Options for Name ${id}`
  await user.click(await screen.findByRole('button', { name }))
  const menu = screen.getByRole('menu', { name, hidden: true })
  return within(menu)
    .getAllByRole('menuitem', { hidden: true })
    .map(({ textContent }) => textContent.trim())
}

it.each([
  [{ ...last, is_mine: true }, 'You: Good morning'],
  [{ ...last, preview: '' }, 'Message deleted'],
  [{ ...last, preview: '', kind: 'photo' as const }, 'A photo'],
  [{ ...last, preview: '', kind: 'voice' as const, is_mine: true }, 'You: A voice message'],
])('[CHAT-01] previews the last message: %j', async (last_message, text) => {
  open([createChat(1, { last_message })])
  expect((await row(1)).querySelector('[data-preview]')).toHaveTextContent(text)
})

it('[CHAT-01] shows a draft, the unread count and the label of a fictional profile', async () => {
  const profile = createCard(1, { name: 'Name 1', is_fictional: true })
  open([createChat(1, { draft: 'Half a tho', num_unread_messages: 3, profile }), createChat(2)])
  const first = await row(1)
  expect(first.querySelector('[data-preview]')).toHaveTextContent('Half a tho')
  expect(first).toHaveTextContent('Fictional profile')
  expect(within(first).getByText('3 unread messages')).toBeInTheDocument()
  expect(await row(2)).not.toHaveTextContent(/Fictional|unread/)
})

it('marks a verified member', async () => {
  open([createChat(1, { profile: createCard(1, { name: 'Name 1', is_verified: true }) }), createChat(2)])
  expect(within(await row(1)).getByRole('img', { name: /^Verified: / })).toBeVisible()
  expect(within(await row(2)).queryByRole('img', { name: /^Verified: / })).toBeNull()
})

it('[CHAT-01] marks the open conversation as current', async () => {
  const { profile } = createChat(2)
  renderRemote(<ChatRoutes />, {
    path: '/chats/2',
    createStore,
    user: createUser({ id: 7 }),
    answers: {
      getChats: () => createChatsPage([createChat(1), createChat(2)]),
      getMessages: () => ({
        conversation: { id: 2, profile, other_read_id: 0, draft: '', is_blocked: false },
        profile,
        messages: [],
        has_more: false,
        is_history_limited: false,
        cost,
      }),
    },
  })
  const list = within(await screen.findByRole('navigation'))
  await waitFor(() =>
    expect(list.getByRole('link', { name: /Name 2,/ })).toHaveAttribute('aria-current', 'page'),
  )
  expect(list.getByRole('link', { name: /Name 1,/ })).not.toHaveAttribute('aria-current')
})

it('[CHAT-01] offers the inverse of each state, and no pin in the archive', async () => {
  const view = open([createChat(1, { is_pinned: true, is_muted: true }), createChat(2)])
  expect((await menuOf(view, 1)).join()).toMatch(/^Unpin.*Unmute.*Archive.*Delete/)
  expect((await menuOf(view, 2)).join()).toMatch(/^Pin.*Mute/)
  view.answers.getChats = () => createChatsPage([createChat(9, { is_archived: true })])
  await view.user.click(screen.getByRole('button', { name: 'Archived' }))
  await row(9)
  expect((await menuOf(view, 9)).join()).toMatch(/^Mute.*Unarchive|^Mute.*Move/)
  ;(await row(9)).focus()
  await view.user.keyboard('p')
  expect(view.changes()).toEqual([])
})

it('[CHAT-01] restores the pin when archiving is undone', async () => {
  const view = open([createChat(1, { is_pinned: true }), createChat(2)])
  ;(await row(1)).focus()
  await view.user.keyboard('e')
  expect(screen.queryByRole('link', { name: /Name 1,/ })).toBeNull()
  expect(view.toasts.at(-1)).toMatchObject({ forMs: timings.undoMs })
  act(() => view.toasts.at(-1)?.action?.onPress())
  expect(within(await row(1)).getByText('Pinned')).toBeInTheDocument()
  expect(view.changes()).toEqual([
    { conversation: 1, is_archived: true },
    { conversation: 1, is_archived: false, is_pinned: true },
  ])
})

it('[CHAT-01] moves back with ArrowUp and Home', async () => {
  const { user } = open([createChat(1), createChat(2), createChat(3)])
  ;(await row(3)).focus()
  await user.keyboard('{ArrowUp}')
  expect(await row(2)).toHaveFocus()
  await user.keyboard('{ArrowDown}{Home}')
  expect(await row(1)).toHaveFocus()
})

it('[CHAT-01] links an empty list to the members and explains an empty filter', async () => {
  const { user } = open([])
  expect(await screen.findByRole('link', { name: 'Look around' })).toHaveAttribute('href', '/members')
  for (const name of ['Unread', 'Archived']) {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Look around' })).toBeNull())
    expect(within(screen.getByRole('navigation')).getByRole('heading', { level: 2 })).toBeVisible()
  }
})

it('[CHAT-01] ends the search for short queries, and marks results as busy while reloading', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { answers, calls } = open([createChat(1)])
  answers.searchMessages = () => ({ found: [], chats: [createChat(4)], has_more: false })
  const field = await screen.findByRole('searchbox')
  const searches = () => calls.filter(({ name }) => name === 'searchMessages').length
  const type = async (value: string) => {
    fireEvent.change(field, { target: { value } })
    await act(() => jest.advanceTimersByTimeAsync(timings.searchDebounceMs))
  }
  await type('name')
  const results = (await screen.findByRole('region', { name: 'Conversations' })).closest('[aria-busy]')
  expect(results).toHaveAttribute('aria-busy', 'false')
  answers.searchMessages = () => new Promise(() => {})
  await type('names')
  expect(results).toHaveAttribute('aria-busy', 'true')
  await type('n')
  expect(searches()).toBe(2)
  expect(await row(1)).toBeVisible()
  jest.useRealTimers()
})
