import 'fake-indexeddb/auto'
import { refuse } from '@duetto/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../../testing/fixtures'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

const log = () => screen.getByRole('log')

it('[CHAT-03] resends a refused message under the same key, once the member has seen its price', async () => {
  const { user, answers, field, calls } = await openChat()
  answers.sendMessage = refuse('blocked')
  await user.type(field, 'Hello again{Enter}')
  const again = await screen.findByRole('button', { name: 'Send again' })
  expect(getComputedStyle(again).getPropertyValue('min-height')).toBe('var(--tap)')
  answers.sendMessage = () => ({
    message: createMessage(99, 'Hello again', { is_mine: true }),
    credits: 4,
    cost: { credits: 1, is_free: false, free_messages_left: 0, price_minor: 42, currency: 'EUR' },
  })
  await user.click(again)
  const dialog = screen.getByRole('dialog', { name: 'Message for Clara' })
  expect(dialog).toHaveTextContent(/It costs 1 credit/)
  await user.click(within(dialog).getByRole('button', { name: 'Send for 1 credit' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
  await waitFor(() => expect(calls.filter(({ name }) => name === 'sendMessage')).toHaveLength(2))
  expect(within(log()).getAllByText('Hello again')).toHaveLength(1)
})

it('[CHAT-03] deletes a refused message without sending it', async () => {
  const { user, answers, field, sent } = await openChat()
  answers.sendMessage = refuse('blocked')
  await user.type(field, 'Never mind{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(within(log()).queryByText('Never mind')).toBeNull())
  expect(sent()).toHaveLength(1)
})

it('[CHAT-03] explains a message that waits for the network, and sends it on request', async () => {
  const { user, answers, field, sent } = await openChat()
  answers.sendMessage = refuse('network')
  await user.type(field, 'From the tunnel{Enter}')
  expect(await screen.findByText(/you’re offline/)).toBeVisible()
  const before = sent().length
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(sent().length).toBeGreaterThan(before))
})

it('[CHAT-03] links a message refused for lack of credits to the packages', async () => {
  const { user, answers, field } = await openChat()
  answers.sendMessage = refuse('not_enough_credits')
  await user.type(field, 'One too many{Enter}')
  expect(await within(log()).findByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits')
  expect(within(log()).getByRole('button', { name: 'Edit' })).toBeVisible()
})

it('[CHAT-01] jumps from the quote of an unsent message to the quoted one', async () => {
  const { user, answers, field } = await openChat({ text: 'Shall we meet?' })
  answers.sendMessage = refuse('network')
  await user.click(screen.getByRole('button', { name: 'Options for the message from Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reply', hidden: true }))
  await user.type(field, 'Gladly{Enter}')
  await user.click(await within(log()).findByRole('button', { name: /Clara.*Shall we meet/ }))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
  expect(document.activeElement).toHaveTextContent('Shall we meet?')
})

it('[CHAT-01] shows in an unsent message that the quoted one has been deleted', async () => {
  const hers = createMessage(10, 'Shall we meet?')
  const { user, answers, field, platform } = await openChat({ messages: [hers] })
  answers.sendMessage = refuse('network')
  await user.click(screen.getByRole('button', { name: 'Options for the message from Clara' }))
  await user.click(screen.getByRole('menuitem', { name: 'Reply', hidden: true }))
  await user.type(field, 'Gladly{Enter}')
  await within(log()).findByRole('button', { name: /Clara.*Shall we meet/ })
  const message = { ...hers, text: '', is_deleted: true as const, revision: 1 }
  act(() => platform.bus.emit('message-changed', { conversationId: 1, profileId: 11, message }))
  expect(within(log()).getByRole('button', { name: /Clara.*This message was deleted/ })).toBeVisible()
  expect(within(log()).queryByText('Shall we meet?')).toBeNull()
})
