import 'fake-indexeddb/auto'
import { createCard, renderRemote } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { conversationLoaded } from '../../../entities/conversation/slice'
import type { UnsentMessage } from '../../../entities/outbox/types'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'
import { createStore } from '../../../store'
import { LogIntro } from './LogIntro'
import { createLogItems } from './logItems'

const ROW_PX = 68
const size = 50
const all = Array.from({ length: 200 }, (_, index) =>
  createMessage(index + 1, `Nr ${index + 1}`, { created_at: '2026-03-01T08:00:00Z' }),
)
const pageOf = (query: unknown) => {
  const { before } = query as { before?: number }
  const end = before === undefined ? all.length : before - 1
  return { messages: all.slice(Math.max(0, end - size), end), has_more: end > size }
}

beforeEach(prepareBrowser)

const log = () => screen.getByRole('log')
const rowOf = (text: string) => within(log()).getByText(text).closest('li') as HTMLElement
const scrollTo = (top: number): void => {
  log().scrollTop = top
  fireEvent.scroll(log())
}
const older = (calls: { name: string; query?: unknown }[]) =>
  calls.filter(({ name, query }) => name === 'getMessages' && (query as { before?: number }).before)

describe('createLogItems', () => {
  const yesterday = createMessage(1, 'One', { created_at: '2026-02-28T12:00:00Z' })
  const today = createMessage(2, 'Two', { created_at: '2026-03-01T12:00:00Z' })
  const pending = [{ key: 'a-key', text: 'Three' } as UnsentMessage]
  const keys = (hasReachedStart: boolean, isTyping = false) =>
    createLogItems({ messages: [yesterday, today], pending, isTyping, hasReachedStart }).map(({ key }) => key)

  it('[CHAT-01] lists days, messages, unsent messages and the typing indicator in order', () => {
    expect(keys(true, true)).toEqual(['intro', 'day-1', 'message-1', 'day-2', 'message-2', 'a-key', 'typing'])
  })

  it('[CHAT-01] shows no day above a page in the middle, because it may start on an older page', () => {
    expect(keys(false)).toEqual(['message-1', 'day-2', 'message-2', 'a-key'])
  })

  it('[CHAT-01] names days relative to today', async () => {
    await openChat({ messages: [yesterday, today] })
    const days = [...log().querySelectorAll('[data-kind=day]')].map(({ textContent }) => textContent)
    expect(days).toEqual(['Yesterday', 'Today'])
  })
})

it('[CHAT-01] shows and announces the typing indicator', async () => {
  const { platform } = await openChat()
  act(() => platform.bus.emit('typing', { conversationId: 1, profileId: 11 }))
  expect(within(log()).getByText('Clara is typing')).toHaveAttribute('role', 'status')
})

it('[CHAT-09] explains the limit of free history with a link to Premium', async () => {
  await openChat({ pageOf: () => ({ is_history_limited: true }) })
  expect(within(log()).getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium')
})

it('[CHAT-01] makes the log focusable for scrolling', async () => {
  await openChat()
  expect(log()).toHaveAttribute('tabindex', '0')
})

it('[CHAT-01] loads older messages when nothing can be scrolled', async () => {
  Element.prototype.scrollTo = () => {}
  const { calls } = await openChat({
    pageOf: (query) =>
      (query as { before?: number }).before
        ? { messages: [createMessage(9, 'Earlier')] }
        : { has_more: true },
  })
  expect(await within(log()).findByText('Earlier')).toBeVisible()
  expect(older(calls)).toHaveLength(1)
})

it('[TRUST-11] loads older messages with the button', async () => {
  const { store, user, calls } = renderRemote(<LogIntro isEmpty={false} onIcebreaker={() => {}} />, {
    createStore,
  })
  const profile = createCard(11, { name: 'Clara' })
  const conversation = { id: 1, profile, other_read_id: 0, draft: '', is_blocked: false }
  const page = { conversation, profile, cost: null as never, is_history_limited: false }
  act(() => void store?.dispatch(conversationLoaded({ ...page, messages: all.slice(150), has_more: true })))
  await user.click(screen.getByRole('button', { name: 'Show older messages' }))
  expect(older(calls)).toMatchObject([{ query: { conversation: 1, before: 151 } }])
})

it('[CHAT-01] does not offer seen messages as new when scrolling up', async () => {
  const { platform } = await openChat({ pageOf })
  await waitFor(() => expect(within(log()).getByText('Nr 200')).toBeVisible())
  const message = createMessage(201, 'Are you there?', { created_at: '2026-03-01T12:00:00Z' })
  act(() => platform.bus.emit('chat-pushed', { conversationId: 1, profileId: 11, message }))
  scrollTo(log().scrollHeight - log().clientHeight)
  scrollTo(700)
  expect(await screen.findByRole('button', { name: 'To the newest message' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull()
})

it('[CHAT-01] keeps measured heights when older rows are prepended', async () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent.startsWith('Nr 180') ? 500 : ROW_PX
    },
  })
  await openChat({ pageOf })
  await waitFor(() => expect(within(log()).getByText('Nr 200')).toBeVisible())
  scrollTo(29 * ROW_PX)
  await waitFor(() => expect(within(log()).getByText('Nr 180')).toBeVisible())
  scrollTo(0)
  await waitFor(() => expect(within(log()).getByText('Nr 151')).toBeVisible())
  await waitFor(() => expect(rowOf('Nr 151').dataset.index).toBe('50'))
  expect(rowOf('Nr 151').style.transform).toBe(`translateY(${50 * ROW_PX}px)`)
})
