import 'fake-indexeddb/auto'
import { createCard, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { ChatRoutes } from '../../routes'
import { createStore } from '../../store'
import { prepareBrowser } from '../../testing/openChat'
import { cost } from '../../testing/fixtures'

beforeEach(prepareBrowser)

it('[TRUST-11] retries a conversation that failed to load', async () => {
  const profile = createCard(11, { name: 'Clara' })
  const conversation = { id: 1, profile, other_read_id: 0, draft: '', is_blocked: false }
  const { user, answers } = renderRemote(<ChatRoutes />, {
    path: '/chats/1',
    createStore,
    user: createUser({ id: 8 }),
    answers: {
      getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
      getMessages: refuse('unavailable'),
    },
  })
  expect(await screen.findByRole('heading', { name: 'This conversation could not be loaded' })).toBeVisible()
  answers.getMessages = () => ({
    conversation,
    profile,
    messages: [],
    has_more: false,
    is_history_limited: false,
    cost,
  })
  answers.getIcebreakers = () => ({ icebreakers: [], interests: [], city: null, reason: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'Write to Clara' })).toBeVisible()
})

it('[TRUST-11] links to the list instead of retrying a deleted conversation', async () => {
  renderRemote(<ChatRoutes />, {
    path: '/chats/1',
    createStore,
    user: createUser({ id: 8 }),
    answers: {
      getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
      getMessages: refuse('not_found'),
    },
  })
  expect(await screen.findByText('This conversation is no longer here.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to your messages' })).toHaveAttribute('href', '/chats')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
