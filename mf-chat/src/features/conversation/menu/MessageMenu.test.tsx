import 'fake-indexeddb/auto'
import type { Message } from '@duetto/shared/contract'
import { expectAccessible, refuse } from '@duetto/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const hers = createMessage(10, 'Shall we meet?')
const mine = createMessage(11, 'Yes, were?', { is_mine: true, credits: 2 })
const open = (over: Parameters<typeof openChat>[0] = {}) => openChat({ messages: [hers, mine], ...over })
type View = Awaited<ReturnType<typeof open>>

const log = () => screen.getByRole('log')
const openMenu = async ({ user }: View, of: 'mine' | 'hers') => {
  const name = of === 'mine' ? 'Options for your message' : 'Options for the message from Clara'
  await user.click(screen.getByRole('button', { name }))
  return screen.getByRole('menu', { name, hidden: true })
}
const choose = async (view: View, of: 'mine' | 'hers', name: string) => {
  const menu = await openMenu(view, of)
  await view.user.click(within(menu).getByText(name))
}
const push = ({ platform }: View, message: Message) =>
  act(() => platform.bus.emit('message-changed', { conversationId: 1, profileId: 11, message }))

it('[CHAT-01] opens the accessible menu on right click and with the keyboard', async () => {
  const view = await open()
  fireEvent.contextMenu(within(log()).getByText('Shall we meet?'))
  const name = 'Options for the message from Clara'
  const menu = screen.getByRole('menu', { name, hidden: true })
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  expect(items[0]).toHaveFocus()
  await view.user.keyboard('{End}')
  expect(items.at(-1)).toHaveFocus()
  await view.user.click(items.at(-1) as HTMLElement)
  expect(screen.queryByRole('menu', { name, hidden: true })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Report this message' })).toBeVisible()
  await expectAccessible(document.body)
})

it('[CHAT-01] shows the quoted message above the field and in the log, and sends it along', async () => {
  const view = await open()
  await choose(view, 'hers', 'Reply')
  expect(screen.getByRole('group', { name: 'Your reply to' })).toHaveTextContent('ClaraShall we meet?')
  expect(view.field).toHaveFocus()
  view.answers.sendMessage = () => new Promise(() => {})
  await view.user.keyboard('Gladly{Enter}')
  await waitFor(() => expect(view.sent()[0]?.body).toMatchObject({ text: 'Gladly', reply_to: 10 }))
  expect(screen.queryByRole('group', { name: 'Your reply to' })).toBeNull()
})

it('[CHAT-01] cancels a reply', async () => {
  const view = await open()
  await choose(view, 'hers', 'Reply')
  await view.user.click(screen.getByRole('button', { name: 'Cancel reply' }))
  await view.user.type(view.field, 'Hm{Enter}')
  await waitFor(() => expect(view.sent()).toHaveLength(1))
  expect(view.sent()[0]?.body).not.toMatchObject({ reply_to: 10 })
})

it('[CHAT-01] jumps from a quote to its message', async () => {
  const quote = { id: 10, is_mine: false, kind: 'text' as const, text: 'Shall we meet?' }
  const view = await open({ messages: [hers, { ...mine, quote }] })
  await view.user.click(screen.getByRole('button', { name: /^Clara ?Shall we meet/ }))
  expect(document.activeElement).toHaveTextContent('Shall we meet?')
  expect(document.activeElement).not.toHaveTextContent('were?')
})

it('[CHAT-01] shows a reaction at once, removes it when pressed, and reverts it if refused', async () => {
  const view = await open()
  const requested: unknown[] = []
  view.answers.react = ({ body }) => {
    requested.push(body)
    return new Promise(() => {})
  }
  const menu = await openMenu(view, 'hers')
  await view.user.click(within(menu).getByRole('menuitemradio', { name: 'React with 🔥', hidden: true }))
  const own = await screen.findByRole('button', { name: 'Remove your reaction 🔥' })
  view.answers.react = refuse('blocked')
  await view.user.click(own)
  expect(requested).toEqual([{ message: 10, emoji: '🔥' }])
  expect(await screen.findByText(/no access|blocked/i)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove your reaction 🔥' })).toBeVisible()
  await view.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[CHAT-01] applies pushed reactions, edits and deletions, and ignores older revisions', async () => {
  const view = await open()
  push(view, { ...mine, reactions: { mine: null, theirs: '😂' }, revision: 2 })
  expect(screen.getByText('Clara reacted with 😂')).toBeInTheDocument()
  push(view, { ...mine, revision: 1 })
  expect(screen.getByText('Clara reacted with 😂')).toBeInTheDocument()
  push(view, { ...hers, text: 'Shall we meet today?', edited_at: hers.created_at, revision: 1 })
  expect(within(log()).getByText('Shall we meet today?')).toBeVisible()
  expect(within(log()).getByText(/edited/)).toBeVisible()
  push(view, { ...hers, text: '', is_deleted: true, revision: 2 })
  expect(within(log()).getByText('This message was deleted')).toBeVisible()
  expect(within(log()).queryByText('Shall we meet today?')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Options for the message from Clara' })).toBeNull()
})

it('[CHAT-01] edits an unread text in the field and keeps the draft', async () => {
  const view = await open()
  view.answers.editMessage = ({ body }) => ({
    message: { ...mine, text: (body as { text: string }).text, edited_at: mine.created_at, revision: 1 },
  })
  await view.user.type(view.field, 'And then')
  await choose(view, 'mine', 'Edit')
  const field = screen.getByRole('textbox', { name: 'Edit your message' })
  expect(field).toHaveValue('Yes, were?')
  await view.user.clear(field)
  await view.user.type(field, 'Yes, where?{Enter}')
  expect(await within(log()).findByText('Yes, where?')).toBeVisible()
  expect(view.calls).toContainEqual({ name: 'editMessage', body: { message: 11, text: 'Yes, where?' } })
  expect(screen.getByRole('textbox', { name: 'Write to Clara' })).toHaveValue('And then')
})

it('[CHAT-01] ignores IME keys while editing', async () => {
  const view = await open()
  await choose(view, 'mine', 'Edit')
  const field = screen.getByRole('textbox', { name: 'Edit your message' })
  await view.user.type(field, 'か')
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, keyCode: 229 })
  expect(field).toBeVisible()
  expect(view.calls.some(({ name }) => name === 'editMessage')).toBe(false)
})

it('[CHAT-01] saves or cancels an edit with its buttons', async () => {
  const view = await open()
  await choose(view, 'mine', 'Edit')
  await view.user.click(screen.getByRole('button', { name: 'Cancel editing' }))
  expect(screen.queryByRole('textbox', { name: 'Edit your message' })).toBeNull()
  await choose(view, 'mine', 'Edit')
  await view.user.keyboard(' Now?')
  await view.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(view.calls).toContainEqual({
      name: 'editMessage',
      body: { message: 11, text: 'Yes, were? Now?' },
    }),
  )
})

it('[CHAT-01][TRUST-11] reports a late edit and keeps its text; Escape cancels', async () => {
  const view = await open()
  view.answers.editMessage = refuse('message_read')
  await choose(view, 'mine', 'Edit')
  await view.user.keyboard(' Now?{Enter}')
  expect(await screen.findByText(/has been read in the meantime/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Edit your message' })).toHaveValue('Yes, were? Now?')
  await view.user.keyboard('{Escape}')
  expect(screen.getByRole('textbox', { name: 'Write to Clara' })).toBeVisible()
})

it('[CHAT-01] warns before a deletion that credits are not refunded', async () => {
  const view = await open()
  view.answers.deleteMessage = () => ({ message: { ...mine, text: '', is_deleted: true, revision: 1 } })
  await choose(view, 'mine', 'Delete for both')
  const dialog = screen.getByRole('dialog', { name: 'Delete this message?' })
  expect(dialog).toHaveTextContent('The 2 credits it cost are not returned.')
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await within(log()).findByText('This message was deleted')).toBeVisible()
})

it('[CHAT-01] offers no edit or deletion of read messages, and no edit after five minutes', async () => {
  const old = createMessage(12, 'Long ago', { is_mine: true, created_at: '2026-03-01T11:50:00Z' })
  const items = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('menuitem', { hidden: true })
      .map(({ textContent }) => textContent)
  const read = await open({ readId: 11 })
  expect(items(await openMenu(read, 'mine'))).toEqual(['Reply', 'Copy text'])
  read.unmount()
  const later = await open({ messages: [old] })
  expect(items(await openMenu(later, 'mine'))).toEqual(['Reply', 'Copy text', 'Delete for both'])
})

it('[CHAT-01] copies the text', async () => {
  const view = await open()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')
  await choose(view, 'hers', 'Copy text')
  expect(writeText).toHaveBeenCalledWith('Shall we meet?')
  expect(view.toasts).toMatchObject([{ text: 'Copied' }])
  writeText.mockRejectedValueOnce(new Error('denied'))
  await choose(view, 'hers', 'Copy text')
  expect(view.toasts.at(-1)).toMatchObject({ tone: 'danger' })
})

it('[CHAT-01] moves through the menu with the arrow keys, and wraps around', async () => {
  const view = await open()
  const menu = await openMenu(view, 'hers')
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  await view.user.keyboard('{ArrowUp}')
  expect(items.at(-1)).toHaveFocus()
  await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(items[2]).toHaveFocus()
  await view.user.keyboard('{ArrowLeft}')
  expect(items[1]).toHaveFocus()
})

describe('a long press', () => {
  const touch = (on: HTMLElement, type: string, clientY: number) =>
    fireEvent(
      on,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: 50, clientY }), { pointerType: 'touch' }),
    )
  const press = () => {
    const bubble = within(log()).getByText('Shall we meet?')
    touch(bubble, 'pointerdown', 50)
    return bubble
  }
  const hold = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const menu = () => screen.queryByRole('menu', { name: /from Clara/, hidden: true })
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it('[CHAT-01] opens the menu after half a second', async () => {
    await open()
    press()
    hold(450)
    expect(menu()).toBeNull()
    hold(100)
    expect(menu()).toBeInTheDocument()
  })

  it.each([
    ['lifts', (bubble: HTMLElement) => touch(bubble, 'pointerup', 50)],
    ['scrolls', (bubble: HTMLElement) => touch(bubble, 'pointermove', 70)],
  ])('[CHAT-01] does not open it when the finger %s before', async (_, end) => {
    await open()
    end(press())
    hold(1000)
    expect(menu()).toBeNull()
  })
})

it('[CHAT-01] updates an open menu and a reply when the message changes elsewhere', async () => {
  const view = await open()
  await choose(view, 'hers', 'Reply')
  push(view, { ...hers, text: 'Shall we meet today?', edited_at: hers.created_at, revision: 1 })
  const strip = screen.getByRole('group', { name: 'Your reply to' })
  expect(strip).toHaveTextContent('Shall we meet today?')
  view.answers.sendMessage = () => new Promise(() => {})
  await view.user.keyboard('Gladly{Enter}')
  await waitFor(() => expect(within(log()).getAllByText('Shall we meet today?')).toHaveLength(2))
  const menu = await openMenu(view, 'hers')
  push(view, { ...hers, reactions: { mine: '🔥', theirs: null }, revision: 2 })
  const chosen = { name: 'Remove your reaction 🔥', hidden: true }
  await waitFor(() => expect(within(menu).getByRole('menuitemradio', chosen)).toBeChecked())
  push(view, { ...hers, text: '', is_deleted: true, revision: 3 })
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true, name: /from Clara/ })).toBeNull())
})

it('[CHAT-01] ends editing when the message is deleted on another device', async () => {
  const view = await open()
  await choose(view, 'mine', 'Edit')
  push(view, { ...mine, text: '', is_deleted: true, revision: 1 })
  expect(screen.getByRole('textbox', { name: 'Write to Clara' })).toBeVisible()
})

it('[TRUST-11] names a deleted message and the configured time for editing', async () => {
  const view = await open()
  view.answers.editMessage = refuse('not_found')
  await choose(view, 'mine', 'Edit')
  await view.user.keyboard(' Now?{Enter}')
  expect(await screen.findByText('This message is no longer here.')).toBeVisible()
  view.answers.editMessage = refuse('edit_time_over')
  await view.user.keyboard('{Enter}')
  expect(await screen.findByText('Messages can only be edited for 5 minutes.')).toBeVisible()
})
