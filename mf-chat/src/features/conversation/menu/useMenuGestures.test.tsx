import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)
afterEach(() => jest.restoreAllMocks())

const name = 'Options for the message from Clara'
const menu = () => screen.queryByRole('menu', { name, hidden: true })
const bubble = () => within(screen.getByRole('log')).getByText('Shall we meet?')
const open = (over = {}) => openChat({ messages: [createMessage(10, 'Shall we meet?', over)] })

it('[CHAT-01] removes a reaction in the menu', async () => {
  const { user, calls } = await open({ reactions: { mine: '🔥', theirs: null } })
  await user.click(screen.getByRole('button', { name }))
  const given = { name: 'Remove your reaction 🔥', hidden: true }
  await user.click(within(menu() as HTMLElement).getByRole('menuitemradio', given))
  expect(calls).toContainEqual({ name: 'react', body: { message: 10, emoji: null } })
})

it('[TRUST-11] reports a failed copy', async () => {
  const { user, toasts } = await open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name }))
  await user.click(within(menu() as HTMLElement).getByText('Copy text'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]?.text).not.toBe('Copied')
})

it('[CHAT-01] keeps the browser’s menu on selected text', async () => {
  await open()
  const selection = jest.spyOn(window, 'getSelection')
  selection.mockReturnValue({ toString: () => 'we meet' } as Selection)
  expect(fireEvent.contextMenu(bubble())).toBe(true)
  expect(menu()).toBeNull()
  selection.mockReturnValue({ toString: () => '' } as Selection)
  expect(fireEvent.contextMenu(bubble())).toBe(false)
  expect(menu()).toBeInTheDocument()
})

it('[CHAT-01] ignores touches that scroll', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await open()
  const touch = (type: string) =>
    fireEvent(bubble(), Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'touch' }))
  touch('pointerdown')
  touch('pointercancel')
  act(() => jest.advanceTimersByTime(1000))
  expect(menu()).toBeNull()
  touch('pointerdown')
  act(() => jest.advanceTimersByTime(1000))
  expect(menu()).toBeInTheDocument()
  jest.useRealTimers()
})
