import type { CallResponse, Message } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import { fakeApi, settle, testNow } from '@duetto/shared/testing'
import { startStore } from '../../testing/startStore'
import { messageReceived, chatsRequested, flagsChanged, moreChatsRequested } from './slice'
import type { ChatFilter } from './chatOrder'
import { selectListed } from './selectors'
import { createChat, createChatsPage, createMessage } from '../../testing/fixtures'

const at = (minute: number): string => new Date(testNow - minute * 60_000).toISOString()
const createNewMessage = (conversation: number, over: Partial<Message> = {}): Message =>
  createMessage(90, 'New', { conversation, created_at: at(0), ...over })
const start = async (first: CallResponse<'getChats'>, filter?: ChatFilter) => {
  const api = fakeApi({
    getChats: () => first,
    updateChat: () => ({ ok: true, total_unread: 0 }),
  })
  const bus = createBus(() => testNow)
  const { store } = startStore({ http: api.http, bus })
  store.dispatch(chatsRequested(filter))
  await settle()
  const listed = (shown: ChatFilter = 'all', openProfileId: number | null = null) =>
    selectListed(store.getState(), { filter: shown, openProfileId }).map(
      ({ conversation }) => conversation.id,
    )
  const queries = () => api.calls.filter(({ name }) => name === 'getChats').map(({ query }) => query)
  return { ...api, bus, store, listed, queries }
}

describe('selectListed', () => {
  it('[SYNC-02] reloads all loaded lists when the stream reconnects', async () => {
    const { bus, store, queries, answers, listed } = await start(createChatsPage([createChat(1)]))
    store.dispatch(chatsRequested('unread'))
    await settle()
    answers.getChats = () => createChatsPage([createChat(1), createChat(2)])
    bus.emit('resync', {})
    await settle()
    expect(queries()).toEqual([undefined, { filter: 'unread' }, undefined, { filter: 'unread' }])
    expect(listed()).toEqual([1, 2])
  })

  it('[CHAT-06] lists a conversation after its first message', async () => {
    const { store, answers, listed } = await start(createChatsPage([createChat(1)]))
    answers.getChats = () => createChatsPage([createChat(2), createChat(1)])
    store.dispatch(messageReceived({ conversationId: 2, message: createNewMessage(2, { is_mine: true }) }))
    await settle()
    expect(listed()).toContain(2)
  })

  it('[CHAT-01] lists conversations of the same time like the API, newest first', async () => {
    const { last_message } = createChat(1)
    const { listed } = await start(createChatsPage([3, 2, 1].map((id) => createChat(id, { last_message }))))
    expect(listed()).toEqual([3, 2, 1])
  })

  it('[CHAT-01] loads a conversation that another device unarchived', async () => {
    const { bus, answers, listed } = await start(createChatsPage([createChat(1)]))
    answers.getChats = () => createChatsPage([createChat(1), createChat(2)])
    bus.emit('chat-kept', { conversationId: 2, isPinned: false, isArchived: false, isMuted: false })
    await settle()
    expect(listed()).toEqual([1, 2])
  })

  it('[CHAT-01] unpins on archiving; a message unarchives unless the conversation is muted', async () => {
    const { bus, store, listed } = await start(
      createChatsPage([createChat(1), createChat(2, { is_pinned: true })]),
    )
    store.dispatch(flagsChanged({ id: 2, change: { is_archived: true } }))
    store.dispatch(flagsChanged({ id: 1, change: { is_archived: true, is_muted: true } }))
    await settle()
    expect(listed()).toEqual([])
    expect(store.getState().chats.chats.some(({ is_pinned }) => is_pinned)).toBe(false)
    for (const conversation of [1, 2])
      bus.emit('chat-pushed', {
        conversationId: conversation,
        profileId: conversation,
        message: createNewMessage(conversation),
      })
    await settle()
    expect(listed()).toEqual([2])
  })

  it('[CALL-07] keeps further pages when the first is reloaded, and hides conversations after a gap', async () => {
    const { bus, store, answers, queries, listed } = await start(
      createChatsPage([createChat(1), createChat(2)], 'second'),
    )
    answers.getChats = () => createChatsPage([createChat(3), createChat(4)], 'third')
    store.dispatch(moreChatsRequested('all'))
    await settle()
    answers.getChats = () => createChatsPage([createChat(1), createChat(2)], 'second')
    bus.emit('resync', {})
    await settle()
    expect(listed()).toEqual([1, 2, 3, 4])
    store.dispatch(moreChatsRequested('all'))
    await settle()
    expect(queries().at(-1)).toEqual({ cursor: 'third' })
  })

  it('[CALL-07] hides an old conversation after a gap that another filter loaded', async () => {
    const { store, answers, listed } = await start(createChatsPage([createChat(1), createChat(2)], 'second'))
    answers.getChats = () => createChatsPage([createChat(50, { num_unread_messages: 1 })])
    store.dispatch(chatsRequested('unread'))
    await settle()
    expect(listed('unread')).toEqual([50])
    expect(listed()).toEqual([1, 2])
  })

  it('[CHAT-07] keeps only the open conversation in the unread list after reading', async () => {
    const { bus, listed } = await start(
      createChatsPage([1, 2].map((id) => createChat(id, { num_unread_messages: 1 }))),
      'unread',
    )
    expect(listed('unread')).toEqual([1, 2])
    for (const conversationId of [1, 2]) bus.emit('chat-read', { conversationId })
    expect(listed('unread', 2)).toEqual([2])
    expect(listed('unread')).toEqual([])
  })

  it('[CHAT-01] updates the preview when the last message is edited or deleted, not on older messages', async () => {
    const last_message = { preview: 'Text 1', kind: 'text' as const, is_mine: false, at: at(1) }
    const { bus, store } = await start(createChatsPage([createChat(1, { last_message })]))
    const change = (over: Partial<Message>) =>
      bus.emit('message-changed', { conversationId: 1, profileId: 1, message: createNewMessage(1, over) })
    const preview = () => store.getState().chats.chats[0]?.last_message?.preview
    change({ created_at: at(9), text: 'Long ago' })
    expect(preview()).toBe('Text 1')
    change({ created_at: at(1), text: 'Edited' })
    expect(preview()).toBe('Edited')
  })
})
