import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Chat } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import { conversationSeen, messageHeard } from './actions'
import type { FailureCode } from '@duetto/shared/contract'

/** A conversation removed from the list, and the time of its last message. */
interface GoneChat {
  chat: Chat
  lastAt: string
  /** The server has been told: only a newer message brings it back. */
  isFinal: boolean
}

interface ChatsState {
  status: LoadStatus
  errorCode: FailureCode | null
  chats: Chat[]
  /** Deleted conversations by id: a late answer does not bring them back, a newer message does. */
  gone: Record<number, GoneChat>
  /** Number of messages that the member's last look marked as read. */
  seenCount: number
  /** Why the last deletion was refused. */
  deleteFailure: FailureCode | null
}

const initialState: ChatsState = {
  status: 'idle',
  errorCode: null,
  chats: [],
  gone: {},
  seenCount: 0,
  deleteFailure: null,
}

const lastAtOf = ({ last_message: last }: Chat): string => last?.at ?? ''
const isNewer = (a: string, b: string): boolean => Date.parse(a || '1970') > Date.parse(b || '1970')
const newestFirst = (a: Chat, b: Chat): number => (isNewer(lastAtOf(b), lastAtOf(a)) ? 1 : -1)

const slice = createSlice({
  name: 'chats',
  initialState,
  reducers: {
    chatsRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    chatsLoaded: (state, { payload }: PayloadAction<Chat[]>) => {
      state.status = 'ready'
      state.errorCode = null
      const known = new Map(state.chats.map((chat) => [chat.conversation.id, chat]))
      state.chats = payload
        .filter((chat) => {
          const gone = state.gone[chat.conversation.id]
          return !gone || isNewer(lastAtOf(chat), gone.lastAt)
        })
        .map((chat) => {
          // The stream may have delivered a message after this answer was produced.
          const mine = known.get(chat.conversation.id)
          return mine && isNewer(lastAtOf(mine), lastAtOf(chat)) ? mine : chat
        })
        .sort(newestFirst)
    },
    chatsFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      // Keep an existing list: the next attempt may succeed.
      if (state.status !== 'ready') state.status = 'failed'
      state.errorCode = payload
    },
    /** Removed at once; the call follows when it can no longer be undone. */
    chatDeleted: (state, { payload: id }: PayloadAction<number>) => {
      state.deleteFailure = null
      const chat = state.chats.find(({ conversation }) => conversation.id === id)
      if (!chat) return
      state.gone[id] = { chat, lastAt: lastAtOf(chat), isFinal: false }
      state.chats = state.chats.filter((one) => one !== chat)
    },
    /** Restored by the member, or by a new message, as long as the server has not been told. */
    chatRestored: (state, { payload: id }: PayloadAction<number>) => {
      const gone = state.gone[id]
      if (!gone || gone.isFinal) return
      delete state.gone[id]
      state.chats = [...state.chats, gone.chat].sort(newestFirst)
    },
    deleteSent: (state, { payload: id }: PayloadAction<number>) => {
      const gone = state.gone[id]
      if (gone) gone.isFinal = true
    },
    deleteFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.deleteFailure = payload.code
      const gone = state.gone[payload.id]
      if (!gone) return
      delete state.gone[payload.id]
      state.chats = [...state.chats, gone.chat].sort(newestFirst)
    },
    deleteFailureClosed: (state) => {
      state.deleteFailure = null
    },
    /** Read on another device. */
    chatRead: (state, { payload: id }: PayloadAction<number>) => {
      const chat = state.chats.find(({ conversation }) => conversation.id === id)
      if (chat) chat.num_unread_messages = 0
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageHeard, (state, { payload: { conversationId: id, message } }) => {
        const chat = state.chats.find(({ conversation }) => conversation.id === id)
        if (!chat || !isNewer(message.created_at, lastAtOf(chat))) return
        const { kind, text: preview, is_mine, created_at: at } = message
        chat.last_message = { kind, preview, is_mine, at }
        if (is_mine) chat.draft = ''
        else chat.num_unread_messages += 1
        state.chats.sort(newestFirst)
      })
      .addCase(conversationSeen, (state, { payload: id }) => {
        const chat = state.chats.find(({ conversation }) => conversation.id === id)
        state.seenCount = chat?.num_unread_messages ?? 0
        if (chat) chat.num_unread_messages = 0
      })
  },
})

export const {
  chatsRequested,
  chatsLoaded,
  chatsFailed,
  chatDeleted,
  chatRestored,
  deleteSent,
  deleteFailed,
  deleteFailureClosed,
  chatRead,
} = slice.actions
export const chatsReducer = slice.reducer
