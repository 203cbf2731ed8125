import 'fake-indexeddb/auto'
import { createCard, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { ChatRoutes } from '../routes'
import { conversationLoaded, conversationOpened } from '../entities/conversation/slice'
import { icebreakersRequested } from '../entities/icebreakers/slice'
import { createStore } from '../store'
import { cost, createMessage } from '../testing/fixtures'
import { matchMediaBy, openChat, prepareBrowser } from '../testing/openChat'
import { ChatSkeleton } from './ChatSkeleton'
import { Conversation } from '../features/conversation/Conversation'

beforeEach(prepareBrowser)

const log = () => screen.getByRole('log')

it('[CHAT-07] keeps the page heading and shows the member’s name in the title', async () => {
  await openChat()
  const headings = [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('nav'))
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Messages'])
  expect(document.title).toBe('Clara')
})

it('[CHAT-11] links to the conversation opened last', async () => {
  const { platform, unmount } = await openChat()
  const { user } = platform.session.get()
  unmount()
  renderRemote(<ChatRoutes />, {
    path: '/chats',
    createStore,
    user: createUser({ id: user?.id }),
    answers: { getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }) },
  })
  expect(await screen.findByRole('link', { name: 'Keep chatting with Clara' })).toHaveAttribute(
    'href',
    '/chats/1',
  )
  expect(document.title).toBe('Messages')
})

it('[CHAT-07] shows no messages of the previous conversation while the next one loads', () => {
  const none = () => {}
  const { store } = renderRemote(
    <Conversation
      target={{ by: 'conversation', id: 2 }}
      composer={null}
      onIcebreaker={none}
      onEdit={none}
      onDelete={none}
    />,
    { createStore },
  )
  const profile = createCard(11, { name: 'Clara' })
  const conversation = { id: 1, profile, other_read_id: 0, draft: '', is_blocked: false }
  const page = { conversation, profile, has_more: false, is_history_limited: false, cost: null as never }
  const show = (id: number) =>
    act(() => {
      store?.dispatch(conversationOpened({ by: 'conversation', id }))
      store?.dispatch(conversationLoaded({ ...page, messages: [createMessage(10, 'Hello')] }))
    })
  show(1)
  expect(screen.getByText('Loading the conversation')).toBeInTheDocument()
  expect(screen.queryByText('Hello')).toBeNull()
  show(2)
  expect(screen.queryByText('Loading the conversation')).toBeNull()
})

it('[MEMBER-10] loads a conversation by profile', async () => {
  const { calls } = await openChat({ path: '/members/11/chat' })
  expect(calls).toContainEqual({ name: 'getMessages', query: { profile: 11 } })
})

it('[CHAT-06] explains a block in place of the field', async () => {
  const profile = createCard(11, { name: 'Clara' })
  renderRemote(<ChatRoutes />, {
    path: '/chats/1',
    createStore,
    user: createUser({ id: 9 }),
    answers: {
      getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
      markRead: () => ({ ok: true, total_unread: 0 }),
      getMessages: () => ({
        conversation: { id: 1, profile, other_read_id: 0, draft: '', is_blocked: true },
        profile,
        messages: [createMessage(10, 'Hello')],
        has_more: false,
        is_history_limited: false,
        cost,
      }),
    },
  })
  expect(await screen.findByRole('button', { name: 'Back to my message' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Write to Clara' })).toBeNull()
})

it('[CHAT-03] returns a refused text to the field when credits suffice, and appends it to the draft', async () => {
  const { user, answers, field } = await openChat()
  answers.sendMessage = refuse('not_enough_credits')
  await user.type(field, 'Before{Enter}')
  await within(log()).findByRole('alert')
  await user.type(screen.getByRole('textbox', { name: 'Write to Clara' }), 'After')
  await user.click(within(log()).getByRole('button', { name: 'Edit' }))
  expect(screen.getByRole('textbox', { name: 'Write to Clara' })).toHaveValue('Before\nAfter')
})

it('[CHAT-04] keeps suggestions of one member out of another conversation', async () => {
  const icebreakers = ['For Clara?']
  const { store, answers } = await openChat({ messages: [], icebreakers })
  expect(await screen.findByRole('button', { name: 'For Clara?' })).toBeVisible()
  answers.getIcebreakers = () => new Promise(() => {})
  act(() => void store?.dispatch(icebreakersRequested(12)))
  expect(screen.queryByRole('button', { name: 'For Clara?' })).toBeNull()
})

it('[CHAT-01] inserts a line break on Enter and sets no focus on touch devices', async () => {
  matchMediaBy(() => false)
  const { user, field, sent } = await openChat()
  expect(field).not.toHaveFocus()
  await user.type(field, 'one{Enter}two')
  expect(field).toHaveValue('one\ntwo')
  expect(sent()).toEqual([])
})

it('[CHAT-10] counts down the last characters', async () => {
  const { field } = await openChat()
  fireEvent.change(field, { target: { value: 'x'.repeat(899) } })
  expect(screen.queryByText(/characters? left/)).toBeNull()
  fireEvent.change(field, { target: { value: 'x'.repeat(960) } })
  expect(screen.getByText('40 characters left')).toBeVisible()
})

it('renders the skeletons of an open and a closed conversation', () => {
  const places = (isOpen: boolean) => {
    const { container, unmount } = renderRemote(<ChatSkeleton isOpen={isOpen} />)
    const count = container.querySelectorAll('ul, ol, [aria-hidden]').length
    unmount()
    return count
  }
  expect(places(true)).toBeGreaterThan(places(false))
})
