import 'fake-indexeddb/auto'
import { makeUser, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UnsentMessage } from '../../entities/outbox/types'
import { makeMessage } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'
import { PendingBubble } from './PendingBubble'

beforeEach(prepareBrowser)

const log = () => screen.getByRole('log')

it('[CHAT-01] the address names a message once: a reload opens the newest', async () => {
  const { visited } = await openChat({ path: '/chats/1?message=10' })
  await waitFor(() => expect(visited).toEqual(['/chats/1']))
})

it('[CHAT-01] no date that is still to come can be gone to', async () => {
  const { user } = await openChat()
  await user.click(screen.getByRole('button', { name: 'Options for the conversation with Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Go to a date', hidden: true }))
  const field: HTMLInputElement = screen.getByLabelText('Date')
  expect(field.max).toBe(field.value)
})

it('[CHAT-01] a reaction that is pressed again is taken back', async () => {
  const message = makeMessage(10, 'Hello', { reactions: { mine: '🔥', theirs: null } })
  const { user, calls } = await openChat({ messages: [message] })
  await user.click(screen.getByRole('button', { name: 'Remove your reaction 🔥' }))
  expect(calls).toContainEqual({ name: 'react', body: { message: 10, emoji: null } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove your reaction 🔥' })).toBeVisible())
})

it('[CHAT-01] a quote says where it leads, and a photo in it what it is', async () => {
  const quote = { id: 9, is_mine: false, kind: 'photo' as const, text: '' }
  await openChat({ messages: [makeMessage(10, 'Lovely!', { is_mine: true, quote })] })
  const block = within(log()).getByTitle('Go to the message from Clara')
  expect(block).toHaveTextContent('ClaraPhoto')
})

it('[CHAT-05] an animation is described by its title', async () => {
  await openChat({ messages: [makeMessage(10, 'A waving cat', { kind: 'gif', media: '/api/gifs/cat' })] })
  expect(within(log()).getByRole('img', { name: 'A waving cat' })).toBeVisible()
})

it('[CHAT-02] what the browser cannot keep asks for the page to stay open', () => {
  const message: UnsentMessage = {
    kind: 'text',
    text: 'Hello',
    key: 'a-key',
    profileId: 11,
    at: '2026-03-01T12:00:00Z',
    order: 1,
    status: 'sending',
    code: null,
    isSaved: true,
  }
  const show = (isSaved: boolean) => {
    const none = () => {}
    const { container, unmount } = renderRemote(
      <PendingBubble
        message={{ ...message, isSaved }}
        name="Clara"
        onRetry={none}
        onEdit={none}
        onDrop={none}
        onJump={none}
      />,
      { user: makeUser() },
    )
    const { textContent } = container
    unmount()
    return textContent
  }
  expect(show(false)).toContain('Not saved: keep this page open')
  expect(show(true)).not.toContain('Not saved')
})

it('[CHAT-06] a caution’s report begins anew, without the receipt of an earlier one', async () => {
  const { user } = await openChat({ messages: [makeMessage(10, 'Send me a Steam card')] })
  const report = () => user.click(screen.getByRole('button', { name: 'Report: asks for money' }))
  await report()
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  const receipt = (await screen.findByText(/Reference: R-42/)).closest('dialog') as HTMLElement
  await user.click(within(receipt).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await report()
  expect(screen.queryByText(/Reference: R-42/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Send report' })).toBeVisible()
})
