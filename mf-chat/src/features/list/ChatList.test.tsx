import 'fake-indexeddb/auto'
import type { Chat, Message } from '@duetto/shared/contract'
import {
  expectAccessible,
  createCard,
  createUser,
  refuse,
  renderRemote,
  settle,
} from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ChatRoutes } from '../../routes'
import { createStore } from '../../store'
import { createChat, createChatsPage } from '../../testing/fixtures'

const layOut = (): void => {
  const define = (on: object, name: string, get: (this: HTMLElement) => number) =>
    Object.defineProperty(on, name, { configurable: true, get })
  define(HTMLElement.prototype, 'offsetHeight', () => 80)
  define(Element.prototype, 'clientHeight', () => 800)
  define(Element.prototype, 'clientWidth', () => 380)
  define(Element.prototype, 'scrollHeight', function () {
    return Number.parseInt(this.querySelector('ol')?.style.height ?? '0', 10)
  })
}
beforeEach(() => {
  localStorage.clear()
  layOut()
  const matches = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { matchMedia: matches })
  Object.assign(globalThis, { ResizeObserver: Observer })
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0
    queueMicrotask(() => fireEvent.scroll(this))
  }
})

const open = async (chats: Chat[], answers = {}) => {
  const view = renderRemote(<ChatRoutes />, {
    path: '/chats',
    createStore,
    user: createUser({ id: 7 }),
    answers: {
      getChats: () => createChatsPage(chats),
      updateChat: () => ({ ok: true, total_unread: 0 }),
      ...answers,
    },
  })
  await screen.findByRole('button', { name: 'Archived' })
  const names = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)
  const changes = () => view.calls.filter(({ name }) => name === 'updateChat').map(({ body }) => body)
  const choose = async (name: string, entry: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Options for ${name}` }))
    const menu = screen.getByRole('menu', { name: `Options for ${name}`, hidden: true })
    await view.user.click(within(menu).getByRole('menuitem', { name: entry, hidden: true }))
  }
  return { ...view, names, changes, choose }
}
const row = (id: number) => screen.findByRole('link', { name: new RegExp(`Name ${id},`) })

it('[CHAT-01] renders only visible rows of 10,000 conversations; arrow keys reach all', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => createChat(index + 1))
  const { user, names } = await open(many)
  ;(await row(1)).focus()
  expect(names().length).toBeLessThan(40)
  await user.keyboard('{ArrowDown}')
  expect(await row(2)).toHaveFocus()
  await user.keyboard('{End}')
  await waitFor(async () => expect(await row(10_000)).toHaveFocus())
  expect(names().length).toBeLessThan(60)
  expect((await row(10_000)).closest('li')).toHaveAttribute('aria-posinset', '10000')
})

it('[CALL-07] loads the next page once near the end', async () => {
  const first = Array.from({ length: 50 }, (_, index) => createChat(index + 1))
  const answered = ({ query }: { query?: unknown }) =>
    (query as { cursor?: string } | undefined)?.cursor
      ? createChatsPage([createChat(51)])
      : createChatsPage(first, 'next')
  const { user, calls } = await open([], { getChats: answered })
  ;(await row(1)).focus()
  await user.keyboard('{End}')
  await waitFor(async () => expect(await row(50)).toHaveFocus())
  expect(await row(51)).toBeInTheDocument()
  expect(calls.filter(({ name }) => name === 'getChats').map(({ query }) => query)).toEqual([
    undefined,
    { cursor: 'next' },
  ])
})

it('[CHAT-01] pins at once, and reverts with the reason if refused', async () => {
  const { user, names, changes, choose, answers } = await open([createChat(1), createChat(2)])
  await choose('Name 2', 'Pin')
  expect(names()).toEqual(
    ['Name 2, 36', 'Name 1, 36'].map((name) => expect.stringContaining(name.slice(0, 6))),
  )
  expect(changes()).toEqual([{ conversation: 2, is_pinned: true }])
  expect(within(await row(2)).getByText('Pinned')).toBeInTheDocument()
  answers.updateChat = refuse('unavailable')
  await choose('Name 2', 'Unpin')
  expect(await screen.findByText(/That was not saved/)).toBeVisible()
  expect(within(await row(2)).getByText('Pinned')).toBeInTheDocument()
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[CHAT-01] archives a conversation with undo', async () => {
  const { user, changes, choose, toasts, answers } = await open([createChat(1), createChat(2)])
  await choose('Name 1', 'Archive')
  expect(screen.queryByRole('link', { name: /Name 1,/ })).toBeNull()
  expect(toasts.at(-1)?.text).toBe('The conversation with Name 1 was archived.')
  act(() => toasts.at(-1)?.action?.onPress())
  expect(await row(1)).toBeInTheDocument()
  expect(changes()).toEqual([
    { conversation: 1, is_archived: true },
    { conversation: 1, is_archived: false },
  ])
  answers.getChats = () => createChatsPage([createChat(9, { is_archived: true })])
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(await row(9)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Name 1,/ })).toBeNull()
})

it('[CHAT-01] explains an empty archive', async () => {
  const { user, answers } = await open([createChat(1)])
  answers.getChats = () => createChatsPage([])
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(await screen.findByRole('heading', { name: 'No archived conversations' })).toBeVisible()
  expect(screen.getByText(/^A new message moves a conversation back/)).toBeVisible()
})

it('[CHAT-01] pins, mutes, archives and deletes with shortcuts, but not with Ctrl', async () => {
  const { user, changes } = await open([createChat(1), createChat(2)])
  ;(await row(2)).focus()
  await user.keyboard('{Control>}p{/Control}m')
  expect(changes()).toEqual([{ conversation: 2, is_muted: true }])
  expect(within(await row(2)).getByText('Muted')).toBeInTheDocument()
  await user.keyboard('{Delete}')
  expect(screen.getByRole('dialog', { name: 'Delete this conversation?' })).toBeVisible()
})

it('[CHAT-01] applies changes of other devices, and requests unread conversations separately', async () => {
  const { user, platform, calls, container } = await open([
    createChat(1, { num_unread_messages: 2 }),
    createChat(2),
  ])
  await row(2)
  act(() => {
    platform.bus.emit('chat-kept', { conversationId: 2, isPinned: true, isArchived: false, isMuted: true })
  })
  expect(within(await row(2)).getByText('Muted')).toBeInTheDocument()
  act(() => {
    platform.bus.emit('chat-kept', { conversationId: 2, isPinned: false, isArchived: true, isMuted: true })
  })
  expect(screen.queryByRole('link', { name: /Name 2,/ })).toBeNull()
  await expectAccessible(container)
  await user.click(screen.getByRole('button', { name: 'Unread' }))
  expect(calls).toContainEqual({ name: 'getChats', query: { filter: 'unread' } })
})

it('[CHAT-01] explains a failed page and retries only on request', async () => {
  const { calls, answers, user } = await open([], {
    getChats: ({ query }: { query?: unknown }) => {
      if ((query as { cursor?: string } | undefined)?.cursor) return refuse('too_fast')()
      return createChatsPage([createChat(1)], 'next')
    },
  })
  const requestCount = () => calls.filter(({ name }) => name === 'getChats').length
  const again = await screen.findByRole('button', { name: 'Try again' })
  await settle()
  expect(requestCount()).toBe(2)
  answers.getChats = () => createChatsPage([createChat(2)])
  await user.click(again)
  expect(await row(2)).toBeInTheDocument()
  expect(requestCount()).toBe(3)
})

describe('search', () => {
  const message = (id: number, text: string, is_mine = false): Message => ({
    id,
    conversation: 4,
    is_mine,
    kind: 'text',
    text,
    gift: null,
    media: null,
    credits: 0,
    created_at: '2026-02-01T11:00:00Z',
  })
  const profile = createCard(4, { name: 'Zoë' })

  it('[CHAT-01][TRUST-01] finds members and messages, highlights the words and links to the message', async () => {
    const { user, container } = await open([createChat(1)], {
      searchMessages: () => ({
        found: [
          { message: message(40, 'It was late when we came to the old lighthouse of Crème'), profile },
          { message: message(30, 'crème, please', true), profile: { ...profile, is_fictional: true } },
        ],
        chats: [createChat(4, { profile })],
        has_more: false,
      }),
    })
    await user.type(screen.getByRole('searchbox'), 'c')
    expect(screen.getByRole('link', { name: /Name 1,/ })).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'reme')
    const found = await screen.findByRole('region', { name: 'Messages' })
    const [first, second] = within(found).getAllByRole('link')
    expect(first).toHaveAttribute('href', '/chats/4?message=40')
    expect(first).toHaveTextContent('…the old lighthouse of Crème')
    expect(first?.querySelector('mark')).toHaveTextContent('Crème')
    expect(first).not.toHaveTextContent('Fictional profile')
    expect(second).toHaveTextContent('Fictional profileYou: crème, please')
    const people = screen.getByRole('region', { name: 'Conversations' })
    expect(within(people).getByRole('link')).toHaveAttribute('href', '/chats/4')
    await expectAccessible(container)
    await user.clear(screen.getByRole('searchbox'))
    expect(await row(1)).toBeInTheDocument()
  })

  it('[CHAT-01] debounces the query, loads older hits, and reports empty results and failures', async () => {
    const { user, calls, answers } = await open([createChat(1)], {
      searchMessages: ({ query }: { query?: unknown }) => ({
        found: [{ message: message((query as { before?: number }).before ? 20 : 40, 'the sea'), profile }],
        chats: [],
        has_more: !(query as { before?: number }).before,
      }),
    })
    const searches = () => calls.filter(({ name }) => name === 'searchMessages').map(({ query }) => query)
    await user.type(screen.getByRole('searchbox'), 'sea')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: /the sea/ })).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(searches()).toEqual([{ q: 'sea' }, { q: 'sea', before: 40 }])
    answers.searchMessages = () => ({ found: [], chats: [], has_more: false })
    await user.type(screen.getByRole('searchbox'), 's')
    expect(await screen.findByText('Nothing found for “seas”. Try another word.')).toBeVisible()
    answers.searchMessages = refuse('too_fast')
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('The search failed')).toBeVisible()
    answers.searchMessages = () => ({ found: [], chats: [createChat(4, { profile })], has_more: false })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Zoë/ })).toBeVisible()
    expect(searches().at(-1)).toEqual({ q: 'seasx' })
  })
})

it('[TRUST-11] retries a list that failed to load', async () => {
  const { user, answers } = await open([], { getChats: refuse('unavailable') })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your messages could not be loaded')
  answers.getChats = () => createChatsPage([createChat(1)])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row(1)).toBeVisible()
})

it('[CHAT-01] re-renders only the row of an arriving message', async () => {
  const { platform } = await open([createChat(1), createChat(2), createChat(3)])
  await row(3)
  const renders = jest.spyOn(Storage.prototype, 'getItem')
  const message = {
    id: 50,
    conversation: 1,
    is_mine: false,
    kind: 'text',
    text: 'Hello again',
    gift: null,
    media: null,
    credits: 0,
    created_at: '2026-03-01T11:59:00Z',
  } as Message
  act(() => platform.bus.emit('chat-pushed', { conversationId: 1, profileId: 1, message }))
  expect(await screen.findByText('Hello again')).toBeVisible()
  const drafts = renders.mock.calls.map(([key]) => key).filter((key) => /draft/i.test(key))
  renders.mockRestore()
  expect(new Set(drafts).size).toBe(1)
})
