import 'fake-indexeddb/auto'
import { createUser, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { createMessage, createUnsent } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'
import { PendingBubble } from './PendingBubble'

beforeEach(prepareBrowser)

const log = () => screen.getByRole('log')

it('[CHAT-01] jumps to a linked message once; a reload opens the newest', async () => {
  const { visited } = await openChat({ path: '/chats/1?message=10' })
  await waitFor(() => expect(visited).toEqual(['/chats/1']))
})

it('[CHAT-01] offers no future dates', async () => {
  const { user } = await openChat()
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Go to a date', hidden: true }))
  const field: HTMLInputElement = screen.getByLabelText('Date')
  expect(field.max).toBe(field.value)
})

const isHidden = (element: HTMLElement | undefined) =>
  getComputedStyle(element?.parentElement as HTMLElement).getPropertyValue('position') === 'absolute'

it('[CHAT-01] shows the time under the last bubble of a run only, and reads it out for each', async () => {
  const at = (minute: number, over = {}) => ({ created_at: `2026-03-01T11:5${minute}:30Z`, ...over })
  const mine = { is_mine: true }
  await openChat({
    messages: [
      createMessage(10, 'One', at(1)),
      createMessage(11, 'Two', at(1)),
      createMessage(12, 'Next minute', at(2)),
      createMessage(13, 'Mine', at(2, mine)),
      createMessage(14, 'Edited', at(2, { ...mine, edited_at: '2026-03-01T11:53:00Z' })),
      createMessage(15, 'Above a deleted one', at(2, mine)),
      createMessage(16, '', at(2, { ...mine, is_deleted: true })),
      createMessage(17, 'Last', at(2, mine)),
    ],
  })
  const times = [...log().querySelectorAll('time')]
  expect(times).toHaveLength(7)
  expect(times.map((time) => isHidden(time))).toEqual([true, false, false, true, false, false, false])
})

it('[CHAT-01] removes a reaction when pressed again', async () => {
  const message = createMessage(10, 'Hello', { reactions: { mine: '🔥', theirs: null } })
  const { user, calls } = await openChat({ messages: [message] })
  await user.click(screen.getByRole('button', { name: 'Remove your reaction 🔥' }))
  expect(calls).toContainEqual({ name: 'react', body: { message: 10, emoji: null } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove your reaction 🔥' })).toBeVisible())
})

it('[CHAT-01] labels a quote, and names the kind of a quoted photo', async () => {
  const quote = { id: 9, is_mine: false, kind: 'photo' as const, text: '' }
  await openChat({ messages: [createMessage(10, 'Lovely!', { is_mine: true, quote })] })
  const block = within(log()).getByTitle('Go to the message from Clara')
  expect(block).toHaveTextContent('ClaraPhoto')
})

it('[TRUST-03] states that a message without an answer cost nothing', async () => {
  await openChat({
    messages: [createMessage(10, 'Hello?', { is_mine: true, credits: 1, is_refunded: true })],
  })
  expect(within(log()).getByText(/1 credit returned: no answer/)).toBeVisible()
})

it('[CHAT-05] describes a GIF by its title', async () => {
  await openChat({ messages: [createMessage(10, 'A waving cat', { kind: 'gif', media: '/api/gifs/cat' })] })
  expect(within(log()).getByRole('img', { name: 'A waving cat' })).toBeVisible()
})

it('[CHAT-02] asks to keep the page open if the browser cannot store a message', () => {
  const show = (isSaved: boolean) => {
    const none = () => {}
    const { container, unmount } = renderRemote(
      <PendingBubble
        message={createUnsent({ status: 'sending', isSaved })}
        name="Clara"
        onRetry={none}
        onEdit={none}
        onDrop={none}
        onJump={none}
      />,
      { user: createUser() },
    )
    const { textContent } = container
    unmount()
    return textContent
  }
  expect(show(false)).toContain('Not saved: keep this page open')
  expect(show(true)).not.toContain('Not saved')
})

it('[CHAT-06] opens a new report without the receipt of an earlier one', async () => {
  const { user } = await openChat({ messages: [createMessage(10, 'Send me a Steam card')] })
  const report = () => user.click(screen.getByRole('button', { name: 'Report: asks for money' }))
  await report()
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  const receipt = (await screen.findByText(/Reference: R-42/)).closest('dialog') as HTMLElement
  await user.click(within(receipt).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await report()
  expect(screen.queryByText(/Reference: R-42/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Send report' })).toBeVisible()
})
