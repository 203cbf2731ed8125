import 'fake-indexeddb/auto'
import type { CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { refuse, settle } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const DAY = 86_400_000
const first = Date.parse('2026-02-20T10:00:00Z')
const all = Array.from({ length: 1000 }, (_, index) =>
  createMessage(index + 1, `Nr ${index + 1}`, {
    created_at: new Date(first + Math.floor(index / 100) * DAY + (index % 100) * 1000).toISOString(),
    is_mine: index % 2 === 0,
  }),
)
type Page = CallResponse<'getMessages'>
interface Where {
  before?: number
  after?: number
  around?: number
  from?: string
}

const size = limits.messagesPageSize
const pageOf = ({
  before,
  after,
  around,
  from,
}: Where): Pick<Page, 'messages' | 'has_more' | 'has_newer'> => {
  const middle = around ?? (from && all.find(({ created_at: at }) => at >= from)?.id)
  if (middle) {
    const start = Math.max(0, middle - 1 - size / 2)
    const messages = all.slice(start, start + size)
    return { messages, has_more: start > 0, has_newer: start + size < all.length }
  }
  if (after !== undefined)
    return { messages: all.slice(after, after + size), has_more: after + size < all.length }
  const end = before === undefined ? all.length : before - 1
  return { messages: all.slice(Math.max(0, end - size), end), has_more: end > size }
}

const open = (path?: string) => openChat({ path, pageOf: (query) => pageOf(query as Where) })
const log = () => screen.getByRole('log')
const scrollTo = (top: number): void => {
  const box = log()
  box.scrollTop = top
  fireEvent.scroll(box)
}
const shown = () =>
  within(log())
    .queryAllByText(/^Nr /)
    .map(({ textContent }) => Number(textContent?.slice(3)))

it('[CHAT-01] renders only visible rows, from the newest', async () => {
  await open()
  await waitFor(() => expect(shown()).toContain(1000))
  expect(shown().length).toBeLessThan(size)
  expect(log().querySelectorAll('*').length).toBeLessThan(1500)
})

it('[CHAT-01] loads older pages when scrolling up and drops the newest at the limit', async () => {
  const { store, calls } = await open()
  const messages = () =>
    (store?.getState() as { conversation: { messages: Page['messages'] } }).conversation.messages
  while (messages().length < limits.messagesInMemory || messages().at(-1)?.id === 1000) {
    const oldest = messages()[0]?.id ?? 0
    scrollTo(0)
    await waitFor(() => expect(messages()[0]?.id).toBeLessThan(oldest))
  }
  expect(messages()).toHaveLength(limits.messagesInMemory)
  expect(messages().at(-1)?.id).toBeLessThan(1000)
  scrollTo(log().scrollHeight)
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ after: expect.any(Number) as number }))
})

it('[CHAT-01] follows the end while images load, unless the member scrolled away', async () => {
  const seen = new Map<Element, (entries: unknown[], observer: unknown) => void>()
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly flush: (entries: unknown[], observer: unknown) => void) {}
      observe(target: Element) {
        seen.set(target, this.flush)
      }
      unobserve() {}
      disconnect() {}
    },
  })
  // Delays scroll events until after resize events, as browsers do under load.
  const resized: Element[] = []
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0
    resized.push(this)
  }
  await openChat({ messages: all.slice(990) })
  await waitFor(() => expect(shown()).toContain(1000))
  const grow = (number: number, height: number): void => {
    const row = screen.getByText(`Nr ${number}`).closest('li') as HTMLElement
    Object.defineProperty(row, 'offsetHeight', { configurable: true, get: () => height })
    act(() => seen.get(row)?.([{ target: row, borderBoxSize: [{ blockSize: height, inlineSize: 380 }] }], {}))
  }
  const below = () => log().scrollHeight - log().clientHeight - log().scrollTop
  for (const [number, height] of [
    [998, 300],
    [999, 560],
    [1000, 460],
  ] as const)
    grow(number, height)
  resized.splice(0).forEach((box) => fireEvent.scroll(box))
  await act(settle)
  await waitFor(() => expect(below()).toBeLessThanOrEqual(0))
  scrollTo(log().scrollTop - 300)
  grow(1000, 700)
  await act(settle)
  expect(below()).toBeGreaterThan(300)
})

const observeSizes = () => {
  const seen: [target: Element, flush: () => void][] = []
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly flush: () => void) {}
      observe(target: Element) {
        seen.push([target, this.flush])
      }
      unobserve() {}
      disconnect() {}
    },
  })
  return (box: Element) =>
    act(() => seen.filter(([target]) => target === box).forEach(([, flush]) => flush()))
}

it('[CHAT-01] follows the end when the composer grows, also if all rows stay visible', async () => {
  const resize = observeSizes()
  await openChat({ messages: all.slice(991) })
  await waitFor(() => expect(shown()).toContain(1000))
  const below = () => log().scrollHeight - log().clientHeight - log().scrollTop
  expect(below()).toBe(0)
  for (const name of ['offsetHeight', 'clientHeight'])
    Object.defineProperty(log(), name, { configurable: true, get: () => 580 })
  expect(below()).toBe(20)
  resize(log())
  expect(below()).toBe(0)
})

it('[CHAT-01] follows the end when the composer shrinks while a message is added', async () => {
  const resize = observeSizes()
  await openChat({ messages: all.slice(991) })
  await waitFor(() => expect(shown()).toContain(1000))
  const box = log()
  const set = (name: string, value: number) =>
    Object.defineProperty(box, name, { configurable: true, get: () => value })
  fireEvent.scroll(box)
  const { scrollTop, scrollHeight, clientHeight } = box
  for (const name of ['offsetHeight', 'clientHeight']) set(name, clientHeight + 24)
  box.scrollTop = scrollTop - 24
  set('scrollHeight', scrollHeight + 90)
  fireEvent.scroll(box)
  resize(box)
  expect(box.scrollTop).toBeGreaterThan(scrollTop - 24)
})

it('[CHAT-04][TRUST-01] starts an empty conversation at its top on any screen', async () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 900 })
  await openChat({ messages: [], isFictional: true })
  expect(await within(log()).findByRole('link', { name: 'Hide fictional profiles' })).toBeVisible()
  await act(settle)
  expect(log().scrollHeight).toBe(900)
  expect(log().scrollTop).toBe(0)
})

it('[CHAT-01] opens at a linked message and focuses it', async () => {
  const { calls } = await open('/chats/1?message=412')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Nr 412'))
  expect(calls).toContainEqual({ name: 'getMessages', query: { conversation: 1, around: 412 } })
})

it('[CHAT-01] jumps to a date and back to the newest message', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Go to a date', hidden: true }))
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-02-23' } })
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Monday, February 23, 2026')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Nr 301'))
  await user.click(await screen.findByRole('button', { name: 'To the newest message' }))
  await waitFor(() => expect(shown()).toContain(1000))
})

it('[CHAT-01] offers a button for messages that arrive while scrolled up', async () => {
  const { user, platform } = await open()
  await waitFor(() => expect(shown()).toContain(1000))
  scrollTo(700)
  const message = createMessage(1001, 'Are you there?', { created_at: '2026-03-01T12:00:00Z' })
  act(() => platform.bus.emit('chat-pushed', { conversationId: 1, profileId: 11, message }))
  expect(within(log()).queryByText('Are you there?')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'New messages' }))
  expect(await within(log()).findByText('Are you there?')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull())
})

it('[CHAT-01] ignores an older page that arrives after a jump', async () => {
  const { user, answers, store } = await open()
  const messages = () =>
    (store?.getState() as { conversation: { messages: Page['messages'] } }).conversation.messages
  const pages = answers.getMessages
  if (!pages) throw new Error('no pages')
  let arrive: () => void = () => {}
  answers.getMessages = (input) =>
    (input.query as Where).before === undefined
      ? pages(input)
      : new Promise((done) => (arrive = () => done(pages(input))))
  scrollTo(0)
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Go to a date', hidden: true }))
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-02-23' } })
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Nr 301'))
  act(() => arrive())
  await settle()
  const ids = messages().map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index))
  answers.getMessages = pages
  const oldest = ids[0] ?? 0
  scrollTo(0)
  await waitFor(() => expect(messages()[0]?.id).toBeLessThan(oldest))
})

it('[CHAT-01][TRUST-11] reports a failed jump and keeps the shown part', async () => {
  const { user, answers } = await open()
  await waitFor(() => expect(shown()).toContain(1000))
  answers.getMessages = refuse('network')
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Go to a date', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText(/That part of the conversation could not be loaded/)).toBeVisible()
  expect(shown()).toContain(1000)
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[CHAT-01] announces only arriving messages, also while an earlier part is shown', async () => {
  const { platform } = await open('/chats/1?message=412')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Nr 412'))
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken().join('')).not.toMatch(/Nr/)
  const push = (message: Page['messages'][number]) =>
    act(() => platform.bus.emit('chat-pushed', { conversationId: 1, profileId: 11, message }))
  push(createMessage(1001, 'Are you there?', { created_at: '2026-03-01T12:00:00Z' }))
  expect(spoken()).toContain('New messages')
  expect(await screen.findByRole('button', { name: 'New messages' })).toBeVisible()
})

it('[CHAT-01] announces arriving messages with their author, and photos by kind', async () => {
  const { platform } = await openChat()
  const push = (message: Page['messages'][number]) =>
    act(() => platform.bus.emit('chat-pushed', { conversationId: 1, profileId: 11, message }))
  push(createMessage(11, 'Are you there?'))
  expect(screen.getByText('Clara: Are you there?')).toBeInTheDocument()
  push(createMessage(12, '', { kind: 'gif', media: '/a.gif' }))
  expect(screen.getByText('Clara: GIF')).toBeInTheDocument()
})

it('[CHAT-01] keeps messages that arrive while the newest part is loading', async () => {
  const { user, answers, platform } = await open('/chats/1?message=412')
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Nr 412'))
  const pages = answers.getMessages
  if (!pages) throw new Error('no pages')
  let arrive: () => void = () => {}
  answers.getMessages = (input) => new Promise((done) => (arrive = () => done(pages(input))))
  await user.click(await screen.findByRole('button', { name: 'To the newest message' }))
  const message = createMessage(1001, 'Are you there?', { created_at: '2026-03-01T12:00:00Z' })
  act(() => platform.bus.emit('chat-pushed', { conversationId: 1, profileId: 11, message }))
  answers.getMessages = (input) =>
    (input.query as Where).after === 1000
      ? { ...(pages(input) as Page), messages: [message], has_more: false }
      : pages(input)
  act(() => arrive())
  expect(await within(log()).findByText('Are you there?')).toBeVisible()
})

it('[CHAT-01] retries older messages that failed to load', async () => {
  const { user, answers } = await open()
  const pages = answers.getMessages
  if (!pages) throw new Error('no pages')
  await waitFor(() => expect(shown()).toContain(1000))
  answers.getMessages = refuse('network')
  scrollTo(0)
  const button = await screen.findByRole('button', { name: 'Show older messages' })
  answers.getMessages = pages
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull())
  await waitFor(() => expect(Math.min(...shown())).toBeLessThan(1000 - size))
})
