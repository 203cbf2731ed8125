import type { Chat } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import { fakeApi, makeCard, refuse, settle, testNow } from '@duetto/shared/testing'
import { makeChatStore } from '../../store'
import { chatDeleted, chatsRequested } from './slice'

const makeChat = (id: number, unread = 0): Chat => ({
  conversation: { id },
  profile: makeCard(id),
  num_unread_messages: unread,
  draft: '',
  last_message: null,
})
const start = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({
    getChats: () => ({ chats: [makeChat(1, 2), makeChat(2)], total_unread: 2, next_cursor: null }),
    ...answers,
  })
  const bus = createBus(() => testNow)
  const { store } = makeChatStore({ http: api.http, bus, userId: () => 7 })
  return { ...api, bus, store, state: () => store.getState().chats }
}
const idsOf = (chats: readonly Chat[]): number[] => chats.map(({ conversation }) => conversation.id)

describe('the list of conversations', () => {
  it('[CHAT-08][ERROR-06] a chat leaves the list at once, and comes back with the reason when it is refused', async () => {
    const { store, state, calls } = start({ deleteChat: refuse('unavailable') })
    store.dispatch(chatsRequested())
    await settle()
    store.dispatch(chatDeleted(1))
    expect(idsOf(state().chats)).toEqual([2])
    await settle()
    expect(calls).toContainEqual({ name: 'deleteChat', body: { conversation: 1 } })
    expect(state().deleteFailure).toBe('unavailable')
    expect(idsOf(state().chats)).toEqual([1, 2])
  })

  it('[SYNC-02] a pushed message reloads the list and tells the shell the number of unread ones', async () => {
    const { bus, state } = start({})
    const told: number[] = []
    bus.on('chats-changed', ({ totalUnread }) => told.push(totalUnread))
    bus.emit('chat-pushed', { conversationId: 1, profileId: 1, message: null })
    await settle()
    expect(idsOf(state().chats)).toEqual([1, 2])
    expect(told).toEqual([2])
  })
})
