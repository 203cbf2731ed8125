import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
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
  expect(calls.map(({ name }) => name)).not.toContain('sendMessage')
})
