import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { icebreakersRequested } from '../../entities/icebreakers/slice'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

it('[CHAT-04] puts a chosen first line in the composer and does not send it', async () => {
  const lines = ['We both like hiking. Which trail was the best so far?', 'Early bird or night owl?']
  const { user, field, calls } = await openChat({ messages: [], icebreakers: lines })
  const shown = await screen.findAllByRole('button', { name: /\?$/ })
  expect(shown.map(({ textContent }) => textContent)).toEqual(lines)
  expect(calls).toContainEqual({ name: 'getIcebreakers', query: { profile: 11 } })
  await user.click(shown[0] as HTMLElement)
  expect(field).toHaveValue(lines[0])
  expect(field).toHaveFocus()
  await user.click(shown[1] as HTMLElement)
  expect(field).toHaveValue(lines[1])
  expect(calls.map(({ name }) => name)).not.toContain('sendMessage')
})

it('[CHAT-03] offers no first lines to a member who has none to send', async () => {
  const { field, calls } = await openChat({
    path: '/members/11/chat',
    messages: [],
    pageOf: () => ({ conversation: null }),
    icebreakers: ['Early bird or night owl?'],
    as: { paid_user: false, conversations_left: 0 },
  })
  expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull()
  expect(field).not.toHaveAccessibleDescription(/suggestion/)
  expect(calls.map(({ name }) => name)).not.toContain('getIcebreakers')
})

it('[CHAT-04] adds a first line to the member’s own words', async () => {
  const { user, field } = await openChat({ messages: [], icebreakers: ['Early bird or night owl?'] })
  await user.type(field, 'Hello!')
  await user.click(await screen.findByRole('button', { name: 'Early bird or night owl?' }))
  expect(field).toHaveValue('Hello! Early bird or night owl?')
})

it('[CHAT-04] describes the field with the suggestions that precede it', async () => {
  const { field } = await openChat({ messages: [], icebreakers: ['Early bird or night owl?'] })
  await screen.findByRole('button', { name: 'Early bird or night owl?' })
  expect(field).toHaveAccessibleDescription('1 suggestion for a first line is above this field.')
})

it('[CHAT-04] describes the field only while suggestions precede it, not above an unsent message', async () => {
  const icebreakers = ['Early bird or night owl?']
  const { user, field, answers } = await openChat({ messages: [], icebreakers })
  const suggestion = await screen.findByRole('button', { name: icebreakers[0] })
  answers.sendMessage = () => new Promise(() => {})
  await user.type(field, 'Hello{Enter}')
  expect(suggestion).not.toBeInTheDocument()
  expect(field).toHaveAccessibleDescription('')
})

it('[CHAT-04] ignores suggestions that arrive after a message was written', async () => {
  const { user, field, answers, store } = await openChat({ messages: [], icebreakers: [] })
  let answer: (found: object) => void = () => {}
  answers.getIcebreakers = () => new Promise((resolve) => (answer = resolve))
  act(() => void store?.dispatch(icebreakersRequested(11)))
  answers.sendMessage = () => new Promise(() => {})
  await user.type(field, 'Hello{Enter}')
  await act(async () => answer({ icebreakers: ['Early bird or night owl?'] }))
  expect(field).toHaveAccessibleDescription('')
})
