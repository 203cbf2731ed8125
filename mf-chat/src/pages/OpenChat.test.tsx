import 'fake-indexeddb/auto'
import { refuse } from '@duetto/shared/testing'
import { timings } from '@duetto/shared/domain'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMessage } from '../testing/fixtures'
import { openChat as open, prepareBrowser } from '../testing/openChat'

beforeEach(prepareBrowser)

it('[CHAT-01] focuses the field, sends once on Enter and inserts a line break on Shift+Enter', async () => {
  const { user, field, sent } = await open()
  expect(field).toHaveFocus()
  await user.keyboard('one{Shift>}{Enter}{/Shift}two{Enter}{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ profile: 11, kind: 'text', text: 'one\ntwo' })
  expect(field).toHaveValue('')
})

it.each([
  ['in Chromium and Firefox', { isComposing: true }],
  ['in Safari', { isComposing: false, keyCode: 229 }],
])('[CHAT-01] ignores the Enter that ends a Japanese composition %s', async (_case, ime) => {
  const { user, field, sent } = await open()
  await user.type(field, 'こんにちは')
  fireEvent.keyDown(field, { key: 'Enter', ...ime })
  expect(field).toHaveValue('こんにちは')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(sent()).toHaveLength(1))
})

it('[CHAT-10] disables sending of long texts and shows the excess in code points', async () => {
  const { field, sent } = await open()
  fireEvent.change(field, { target: { value: '🌊'.repeat(1001) } })
  expect(screen.getByText('1 character too many')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Send message/ })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: '🌊'.repeat(1000) } })
  expect(sent()).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(sent()).toHaveLength(1))
})

it('[CHAT-10] does not send blanks', async () => {
  const { user, field, sent } = await open()
  await user.type(field, '   {Enter}')
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  expect(screen.getByRole('button', { name: /^Send message/ })).toHaveAttribute('aria-disabled', 'true')
  await user.type(field, 'now{Enter}')
  await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ text: 'now' }]))
})

it('[MEMBER-10][GIFT-01] opens the gifts from the URL once', async () => {
  const { user, visited } = await open({ path: '/members/11/chat?gift=1' })
  const gifts = screen.getByRole('dialog', { name: 'Send a gift' })
  await user.click(within(gifts).getByRole('button', { name: /Close/ }))
  expect(visited).toEqual(['/members/11/chat'])
})

it('[CHAT-01] throttles typing indicators and debounces saving the draft', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { calls, answers } = await open()
  const field = screen.getByRole('textbox', { name: 'Write to Clara' })
  answers.saveDraft = () => ({ ok: true })
  const named = (name: string) => calls.filter((call) => call.name === name)
  for (const text of ['H', 'He', 'Hey']) fireEvent.change(field, { target: { value: text } })
  await jest.advanceTimersByTimeAsync(timings.draftDebounceMs)
  expect(named('sendTyping')).toHaveLength(1)
  expect(named('saveDraft').map(({ body }) => body)).toEqual([{ conversation: 1, text: 'Hey' }])
  await jest.advanceTimersByTimeAsync(timings.typingSendEveryMs)
  fireEvent.change(field, { target: { value: 'Hey you' } })
  await jest.advanceTimersByTimeAsync(0)
  expect(named('sendTyping')).toHaveLength(2)
  jest.useRealTimers()
})

it('[TRUST-01] discloses a fictional profile at the top, with a link to hide them', async () => {
  await open({ isFictional: true, settings: { fictional_answers: 'script' } })
  expect(screen.getByText(/Messages are written by a script/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Hide fictional profiles' })
  expect(link).toHaveAttribute('href', '/members?hide_fictional=true')
})

it('[TRUST-01] discloses a fictional profile once before the first paid message', async () => {
  const { user, field, sent } = await open({
    isFictional: true,
    settings: { fictional_answers: 'both' },
  })
  await user.type(field, 'one{Enter}')
  for (const name of ['Cancel', 'Close']) {
    const notice = await screen.findByRole('dialog', { name: 'Message for Clara' })
    expect(notice).toHaveTextContent(
      /Clara is a fictional profile\. Messages are written by our team, or by a script.*It costs 1 credit \(€0\.50\)\. You have 5/,
    )
    await user.click(within(notice).getByRole('button', { name }))
    expect(sent()).toEqual([])
    expect(field).toHaveValue('one')
    await user.click(screen.getByRole('button', { name: /^Send message/ }))
  }
  await user.click(await screen.findByRole('button', { name: 'Send for 1 credit' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.type(field, 'two{Enter}')
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toMatchObject([{ text: 'one' }, { text: 'two' }]),
  )
  expect(screen.queryByRole('button', { name: 'Send for 1 credit' })).toBeNull()
})

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '&lt;b&gt;',
  '‮evil',
  '{name}',
  'javascript:alert(1)',
])('[CHAT-10] %s is shown as written', async (text) => {
  const { container } = await open({ text })
  expect(screen.getByRole('log').querySelector('li p')?.textContent).toBe(text)
  expect(container.querySelector('script, img[src=x]')).toBeNull()
})

it('[CHAT-03] explains a refused message without a charge and returns it to the field', async () => {
  const { user, answers, field } = await open()
  answers.sendMessage = refuse('not_enough_credits')
  await user.type(field, 'One too many{Enter}')
  const reason = await screen.findByRole('alert')
  expect(reason).toHaveTextContent('Not sent, nothing was charged. You do not have enough credits.')
  for (const link of screen.getAllByRole('link', { name: 'Buy credits' }))
    expect(link).toHaveAttribute('href', '/credits')
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('textbox', { name: 'Write to Clara' })).toHaveValue('One too many')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[TRUST-11] returns the text when a refusal is dismissed', async () => {
  const { user, answers, field } = await open()
  answers.sendMessage = refuse('verified_only')
  await user.type(field, 'Not verified{Enter}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Write to Clara' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Back to my message' }))
  expect(await screen.findByRole('textbox', { name: 'Write to Clara' })).toHaveValue('Not verified')
})

it('[CHAT-01] shows a read receipt below the newest own message', async () => {
  const mine = [
    createMessage(9, 'Hello?', { is_mine: true }),
    createMessage(10, 'Anyone?', { is_mine: true }),
  ]
  const { platform } = await open({ messages: mine })
  const log = within(screen.getByRole('log'))
  expect(log.getByText(/Sent/)).toBeVisible()
  act(() => platform.bus.emit('read', { conversationId: 2, messageId: 10 }))
  act(() => platform.bus.emit('read', { conversationId: 1, messageId: 9 }))
  expect(log.queryByText(/Read/)).toBeNull()
  act(() => platform.bus.emit('read', { conversationId: 1, messageId: 10 }))
  expect(log.getByText(/Read/)).toBeVisible()
})
