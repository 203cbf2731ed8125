import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

it('[CHAT-04] suggests lines about the profile’s interests and inserts the chosen one', async () => {
  const { user, field, calls } = await openChat({
    messages: [],
    icebreakers: { icebreakers: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'], interests: ['art', 'beach'] },
  })
  const lines = await screen.findAllByRole('button', { name: /\?$/ })
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'I saw “Art” on your profile. How did you get into it?',
    'I saw “The beach” on your profile. How did you get into it?',
    'One?',
    'Two?',
    'Three?',
  ])
  expect(calls).toContainEqual({ name: 'getIcebreakers', query: { profile: 11 } })
  await user.click(lines[0] as HTMLElement)
  expect(field).toHaveValue('I saw “Art” on your profile. How did you get into it?')
})
