import 'fake-indexeddb/auto'
import { createCard, createUser, renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ChatRoutes } from '../routes'
import { createStore } from '../store'
import { prepareBrowser } from '../testing/openChat'

const mockLoaded = jest.fn()
jest.mock('./OpenChat', () => {
  mockLoaded()
  return { OpenChat: () => <h2>The open conversation</h2> }
})

it('[CHAT-07] preloads the code on hover, and requests messages in parallel', async () => {
  prepareBrowser()
  const chats = [
    {
      conversation: { id: 1 },
      profile: createCard(11, { name: 'Clara' }),
      num_unread_messages: 0,
      draft: '',
      is_pinned: false,
      is_archived: false,
      is_muted: false,
      last_message: null,
    },
  ]
  const visit = (path: string) =>
    renderRemote(<ChatRoutes />, {
      path,
      createStore,
      user: createUser({ id: 7 }),
      answers: {
        getChats: () => ({ chats, total_unread: 0, next_cursor: null }),
        getMessages: () => new Promise(() => {}),
      },
    })
  const list = visit('/chats')
  const row = await screen.findByRole('link', { name: /Clara/ })
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Archived' }))
  expect(mockLoaded).not.toHaveBeenCalled()
  fireEvent.pointerOver(row)
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(1))
  list.unmount()
  const { calls } = visit('/chats/1')
  expect(screen.getByRole('heading', { name: 'The open conversation' })).toBeVisible()
  expect(calls.some(({ name }) => name === 'getMessages')).toBe(true)
  await screen.findByRole('link', { name: /Clara/ })
})
