import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Chat, FailureCode, Message } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import { byOrder, compareSortKeys, isListed, isNewer, sortKeyOf } from './chatOrder'
import type { ChatFilter, SortKey } from './chatOrder'

interface DeletedChat {
  chat: Chat
  last: SortKey
  isFinal: boolean
}

interface ChatView {
  status: LoadStatus
  errorCode: FailureCode | null
  /** Cursor of the next page. Null before the first page and when no further page exists. */
  cursor: string | null
  /**
   * Sort key of the last conversation in the loaded pages. Conversations after it are hidden, because the store may not
   * have all of them. Null if `cursor` is null.
   */
  edge: SortKey | null
  moreStatus: LoadStatus
}

export type ChatFlags = Pick<Chat, 'is_pinned' | 'is_archived' | 'is_muted'>
export interface FlagsChange {
  id: number
  change: Partial<ChatFlags>
}

interface ChatsState {
  views: Record<ChatFilter, ChatView>
  chats: Chat[]
  deleted: Record<number, DeletedChat>
  savedFlags: Record<number, ChatFlags>
  seenCount: number
  failure: { of: 'delete' | 'change'; code: FailureCode } | null
}

const freshView: ChatView = {
  status: 'idle',
  errorCode: null,
  cursor: null,
  edge: null,
  moreStatus: 'idle',
}
const initialState: ChatsState = {
  views: { all: freshView, unread: freshView, archived: freshView },
  chats: [],
  deleted: {},
  savedFlags: {},
  seenCount: 0,
  failure: null,
}

interface ChatsPage {
  filter: ChatFilter
  page: Pick<CallResponse<'getChats'>, 'chats' | 'next_cursor'>
}

const findChat = (state: ChatsState, id: number): Chat | undefined =>
  state.chats.find(({ conversation }) => conversation.id === id)

const merge = (state: ChatsState, { filter, page }: ChatsPage, isFirst: boolean): void => {
  const given = new Map(page.chats.map((chat) => [chat.conversation.id, chat]))
  const end = page.chats.at(-1)
  const isMissing = (chat: Chat): boolean =>
    isFirst &&
    isListed(chat, filter) &&
    (page.next_cursor === null || (end !== undefined && compareSortKeys(sortKeyOf(chat), sortKeyOf(end)) < 0))
  const remaining = state.chats.filter((chat) => {
    const other = given.get(chat.conversation.id)
    // Keep the stored copy of a conversation if it has unsaved flags or a newer message than the response.
    if (other && (isNewer(sortKeyOf(chat), sortKeyOf(other)) || state.savedFlags[chat.conversation.id])) {
      given.delete(chat.conversation.id)
      return true
    }
    return !other && !isMissing(chat)
  })
  const listed = [...given.values()].filter((chat) => {
    const deleted = state.deleted[chat.conversation.id]
    return !deleted || isNewer(sortKeyOf(chat), deleted.last)
  })
  state.chats = [...remaining, ...listed].sort(byOrder)
}

const slice = createSlice({
  name: 'chats',
  initialState,
  reducers: {
    chatsRequested: (state, { payload: filter = 'all' }: PayloadAction<ChatFilter | undefined>) => {
      const view = state.views[filter]
      if (view.status !== 'ready') view.status = 'loading'
    },
    chatsLoaded: (state, { payload }: PayloadAction<ChatsPage>) => {
      const { filter, page } = payload
      const view = state.views[filter]
      const known = new Set(state.chats.map(({ conversation }) => conversation.id))
      // If the reloaded first page overlaps the stored conversations, keep the cursor and edge of the later pages.
      const isJoined = view.status === 'ready' && page.chats.some((chat) => known.has(chat.conversation.id))
      merge(state, payload, true)
      if (!isJoined || page.next_cursor === null) {
        view.cursor = page.next_cursor
        const end = page.chats.at(-1)
        view.edge = page.next_cursor !== null && end ? sortKeyOf(end) : null
      }
      view.status = 'ready'
      view.errorCode = null
    },
    moreChatsRequested: (state, { payload: filter }: PayloadAction<ChatFilter>) => {
      state.views[filter].moreStatus = 'loading'
    },
    moreChatsLoaded: (state, { payload }: PayloadAction<ChatsPage>) => {
      merge(state, payload, false)
      const view = state.views[payload.filter]
      const end = payload.page.chats.at(-1)
      view.cursor = payload.page.next_cursor
      view.edge = view.cursor !== null && end ? sortKeyOf(end) : null
      view.moreStatus = 'idle'
    },
    moreChatsFailed: (state, { payload }: PayloadAction<{ filter: ChatFilter; code: FailureCode }>) => {
      Object.assign(state.views[payload.filter], { moreStatus: 'failed', errorCode: payload.code })
    },
    chatsFailed: (state, { payload }: PayloadAction<{ filter: ChatFilter; code: FailureCode }>) => {
      const view = state.views[payload.filter]
      if (view.status !== 'ready') view.status = 'failed'
      view.errorCode = payload.code
    },
    chatDeleted: (state, { payload: id }: PayloadAction<number>) => {
      state.failure = null
      const chat = findChat(state, id)
      if (!chat) return
      state.deleted[id] = { chat, last: sortKeyOf(chat), isFinal: false }
      state.chats = state.chats.filter((one) => one !== chat)
    },
    chatRestored: (state, { payload: id }: PayloadAction<number>) => {
      const deleted = state.deleted[id]
      if (!deleted || deleted.isFinal) return
      delete state.deleted[id]
      state.chats = [...state.chats, deleted.chat].sort(byOrder)
    },
    deleteSent: (state, { payload: id }: PayloadAction<number>) => {
      const deleted = state.deleted[id]
      if (deleted) deleted.isFinal = true
    },
    deleteFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.failure = { of: 'delete', code: payload.code }
      const deleted = state.deleted[payload.id]
      if (!deleted) return
      delete state.deleted[payload.id]
      state.chats = [...state.chats, deleted.chat].sort(byOrder)
    },
    flagsChanged: (state, { payload: { id, change } }: PayloadAction<FlagsChange>) => {
      state.failure = null
      const chat = findChat(state, id)
      if (!chat) return
      const { is_pinned, is_archived, is_muted } = chat
      state.savedFlags[id] ??= { is_pinned, is_archived, is_muted }
      Object.assign(chat, change)
      if (chat.is_archived) chat.is_pinned = false
      state.chats.sort(byOrder)
    },
    flagsSaved: (state, { payload: id }: PayloadAction<number>) => {
      delete state.savedFlags[id]
    },
    flagsFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.failure = { of: 'change', code: payload.code }
      const chat = findChat(state, payload.id)
      if (chat) Object.assign(chat, state.savedFlags[payload.id])
      delete state.savedFlags[payload.id]
      state.chats.sort(byOrder)
    },
    flagsReceived: (state, { payload: { id, change } }: PayloadAction<FlagsChange>) => {
      const chat = findChat(state, id)
      if (!chat || state.savedFlags[id]) return
      Object.assign(chat, change)
      state.chats.sort(byOrder)
    },
    failureClosed: (state) => {
      state.failure = null
    },
    chatChanged: (
      state,
      { payload }: PayloadAction<{ conversationId: number; message: Message; unread?: number }>,
    ) => {
      const { conversationId, message, unread } = payload
      const chat = findChat(state, conversationId)
      if (!chat) return
      if (unread !== undefined) chat.num_unread_messages = unread
      const { last_message: last } = chat
      if (last?.at !== message.created_at || last.is_mine !== message.is_mine) return
      Object.assign(last, { kind: message.kind, preview: message.text })
    },
    chatRead: (state, { payload: id }: PayloadAction<number>) => {
      const chat = findChat(state, id)
      if (chat) chat.num_unread_messages = 0
    },
    messageReceived: (
      state,
      {
        payload: { conversationId: id, message },
      }: PayloadAction<{ conversationId: number; message: Message }>,
    ) => {
      const chat = findChat(state, id)
      const { kind, text: preview, is_mine, created_at: at } = message
      if (!chat || !isNewer({ ...sortKeyOf(chat), at }, sortKeyOf(chat))) return
      chat.last_message = { kind, preview, is_mine, at }
      if (is_mine) chat.draft = ''
      else {
        chat.num_unread_messages += 1
        if (!chat.is_muted) chat.is_archived = false
      }
      state.chats.sort(byOrder)
    },
    conversationSeen: (state, { payload: id }: PayloadAction<number>) => {
      const chat = findChat(state, id)
      // The unread total excludes archived conversations.
      state.seenCount = chat && !chat.is_archived ? chat.num_unread_messages : 0
      if (chat) chat.num_unread_messages = 0
    },
  },
})

export const {
  chatsRequested,
  chatsLoaded,
  moreChatsRequested,
  moreChatsLoaded,
  moreChatsFailed,
  chatsFailed,
  chatDeleted,
  chatRestored,
  deleteSent,
  deleteFailed,
  flagsChanged,
  flagsSaved,
  flagsFailed,
  flagsReceived,
  failureClosed,
  chatRead,
  chatChanged,
  messageReceived,
  conversationSeen,
} = slice.actions
export const chatsReducer = slice.reducer
