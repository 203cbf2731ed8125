import 'fake-indexeddb/auto'
import { expectAccessible } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { createMessage } from '../../../testing/fixtures'
import { openChat, prepareBrowser } from '../../../testing/openChat'

beforeEach(prepareBrowser)

const log = () => screen.getByRole('log')

it('[CHAT-06] shows a safety note on a first message about money, and reports it with that reason', async () => {
  const { user, calls } = await openChat({ messages: [createMessage(10, 'Send me a Steam card')] })
  const note = within(log()).getByRole('note')
  expect(note).toHaveTextContent('Never send money, gift cards or crypto')
  await user.click(within(note).getByRole('button', { name: 'Report: asks for money' }))
  expect(screen.getByRole('radio', { name: 'Asks for money, advertising or spam' })).toBeChecked()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  expect(calls).toContainEqual({ name: 'report', body: { kind: 'message', id: 10, reason: 'spam' } })
})

it('[CHAT-06] explains the note', async () => {
  const { user } = await openChat({ messages: [createMessage(10, 'Look: www.example.com')] })
  await user.click(screen.getByRole('button', { name: 'Why?' }))
  expect(screen.getByRole('dialog', { name: 'Why you see this' })).toHaveTextContent('Clara isn’t told')
  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('dialog', { name: 'Why you see this' })).toBeNull()
})

it('[CHAT-06] shows no note after a reply, or to the author', async () => {
  const asks = createMessage(12, 'Send me a Steam card')
  const known = await openChat({
    messages: [createMessage(10, 'Hi'), createMessage(11, 'Hello', { is_mine: true }), asks],
  })
  expect(screen.queryByRole('note')).toBeNull()
  known.unmount()
  const own = await openChat({ messages: [{ ...asks, is_mine: true }] })
  expect(screen.queryByRole('note')).toBeNull()
  own.unmount()
  await openChat({ messages: [asks], pageOf: () => ({ has_more: true }) })
  expect(screen.queryByRole('note')).toBeNull()
})
