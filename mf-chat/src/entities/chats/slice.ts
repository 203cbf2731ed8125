import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, Chat, FailureCode, Message } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import { conversationSeen, messageHeard } from './actions'
import { byPlace, comparePlaces, isListed, isNewer, placeOf } from './place'
import type { ChatFilter, Place } from './place'

/** A conversation removed from the list, and the time of its last message. */
interface GoneChat {
  chat: Chat
  last: Place
  /** The server has been told: only a newer message brings it back. */
  isFinal: boolean
}

/** How far the list was loaded with a filter. */
interface ChatView {
  status: LoadStatus
  errorCode: FailureCode | null
  /** The next page; null if there is none. */
  cursor: string | null
  /** Conversations behind this place are not loaded without gaps, so they are not shown; null: all are. */
  edge: Place | null
  /** Of the next page; after a failure only the member asks for it again. */
  moreStatus: LoadStatus
}

export type Keeping = Pick<Chat, 'is_pinned' | 'is_archived' | 'is_muted'>
export interface KeepingChange {
  id: number
  change: Partial<Keeping>
}

interface ChatsState {
  views: Record<ChatFilter, ChatView>
  /** In their order; those of all filters. */
  chats: Chat[]
  /** Deleted conversations by id: a late answer does not bring them back, a newer message does. */
  gone: Record<number, GoneChat>
  /** How the server kept those that the member has just changed; a late answer does not change them back. */
  changing: Record<number, Keeping>
  /** Number of messages that the member's last look marked as read. */
  seenCount: number
  /** Why the last deletion, or the last change, was refused. */
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
  gone: {},
  changing: {},
  seenCount: 0,
  failure: null,
}

interface ChatsPage {
  filter: ChatFilter
  page: Pick<CallResponse<'getChats'>, 'chats' | 'next_cursor'>
}

const findChat = (state: ChatsState, id: number): Chat | undefined =>
  state.chats.find(({ conversation }) => conversation.id === id)

/** The known conversations with those of a page, except deleted ones; what is known to be newer stays. */
const merge = (state: ChatsState, { filter, page }: ChatsPage, isFirst: boolean): void => {
  const given = new Map(page.chats.map((chat) => [chat.conversation.id, chat]))
  const end = page.chats.at(-1)
  /** The page says that it is not listed any more. */
  const isMissing = (chat: Chat): boolean =>
    isFirst &&
    isListed(chat, filter) &&
    (page.next_cursor === null || (end !== undefined && comparePlaces(placeOf(chat), placeOf(end)) < 0))
  const kept = state.chats.filter((chat) => {
    const other = given.get(chat.conversation.id)
    // The stream may have delivered a message after this answer was produced.
    if (other && (isNewer(placeOf(chat), placeOf(other)) || state.changing[chat.conversation.id])) {
      given.delete(chat.conversation.id)
      return true
    }
    return !other && !isMissing(chat)
  })
  const listed = [...given.values()].filter((chat) => {
    const gone = state.gone[chat.conversation.id]
    return !gone || isNewer(placeOf(chat), gone.last)
  })
  state.chats = [...kept, ...listed].sort(byPlace)
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
      // Further pages stay good if this one reaches them.
      const isJoined = view.status === 'ready' && page.chats.some((chat) => known.has(chat.conversation.id))
      merge(state, payload, true)
      if (!isJoined || page.next_cursor === null) {
        view.cursor = page.next_cursor
        const end = page.chats.at(-1)
        view.edge = page.next_cursor !== null && end ? placeOf(end) : null
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
      view.edge = view.cursor !== null && end ? placeOf(end) : null
      view.moreStatus = 'idle'
    },
    moreChatsFailed: (state, { payload }: PayloadAction<{ filter: ChatFilter; code: FailureCode }>) => {
      Object.assign(state.views[payload.filter], { moreStatus: 'failed', errorCode: payload.code })
    },
    chatsFailed: (state, { payload }: PayloadAction<{ filter: ChatFilter; code: FailureCode }>) => {
      const view = state.views[payload.filter]
      // Keep an existing list: the next attempt may succeed.
      if (view.status !== 'ready') view.status = 'failed'
      view.errorCode = payload.code
    },
    /** Removed at once; the call follows when it can no longer be undone. */
    chatDeleted: (state, { payload: id }: PayloadAction<number>) => {
      state.failure = null
      const chat = findChat(state, id)
      if (!chat) return
      state.gone[id] = { chat, last: placeOf(chat), isFinal: false }
      state.chats = state.chats.filter((one) => one !== chat)
    },
    /** Restored by the member, or by a new message, as long as the server has not been told. */
    chatRestored: (state, { payload: id }: PayloadAction<number>) => {
      const gone = state.gone[id]
      if (!gone || gone.isFinal) return
      delete state.gone[id]
      state.chats = [...state.chats, gone.chat].sort(byPlace)
    },
    deleteSent: (state, { payload: id }: PayloadAction<number>) => {
      const gone = state.gone[id]
      if (gone) gone.isFinal = true
    },
    deleteFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.failure = { of: 'delete', code: payload.code }
      const gone = state.gone[payload.id]
      if (!gone) return
      delete state.gone[payload.id]
      state.chats = [...state.chats, gone.chat].sort(byPlace)
    },
    /** The member pins, archives or mutes: shown at once. */
    keepingChanged: (state, { payload: { id, change } }: PayloadAction<KeepingChange>) => {
      state.failure = null
      const chat = findChat(state, id)
      if (!chat) return
      const { is_pinned, is_archived, is_muted } = chat
      state.changing[id] ??= { is_pinned, is_archived, is_muted }
      Object.assign(chat, change)
      if (chat.is_archived) chat.is_pinned = false
      state.chats.sort(byPlace)
    },
    keepingSaved: (state, { payload: id }: PayloadAction<number>) => {
      delete state.changing[id]
    },
    keepingFailed: (state, { payload }: PayloadAction<{ id: number; code: FailureCode }>) => {
      state.failure = { of: 'change', code: payload.code }
      const chat = findChat(state, payload.id)
      if (chat) Object.assign(chat, state.changing[payload.id])
      delete state.changing[payload.id]
      state.chats.sort(byPlace)
    },
    /** Changed on another device. */
    keepingHeard: (state, { payload: { id, change } }: PayloadAction<KeepingChange>) => {
      const chat = findChat(state, id)
      if (!chat || state.changing[id]) return
      Object.assign(chat, change)
      state.chats.sort(byPlace)
    },
    failureClosed: (state) => {
      state.failure = null
    },
    /** A last message was edited or deleted; `unread` is what remains, if it was an unread one. */
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
    /** Read on another device. */
    chatRead: (state, { payload: id }: PayloadAction<number>) => {
      const chat = findChat(state, id)
      if (chat) chat.num_unread_messages = 0
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(messageHeard, (state, { payload: { conversationId: id, message } }) => {
        const chat = findChat(state, id)
        const { kind, text: preview, is_mine, created_at: at } = message
        if (!chat || !isNewer({ ...placeOf(chat), at }, placeOf(chat))) return
        chat.last_message = { kind, preview, is_mine, at }
        if (is_mine) chat.draft = ''
        else {
          chat.num_unread_messages += 1
          if (!chat.is_muted) chat.is_archived = false
        }
        state.chats.sort(byPlace)
      })
      .addCase(conversationSeen, (state, { payload: id }) => {
        const chat = findChat(state, id)
        // The total of unread messages leaves the archive out.
        state.seenCount = chat && !chat.is_archived ? chat.num_unread_messages : 0
        if (chat) chat.num_unread_messages = 0
      })
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
  keepingChanged,
  keepingSaved,
  keepingFailed,
  keepingHeard,
  failureClosed,
  chatRead,
  chatChanged,
} = slice.actions
export const chatsReducer = slice.reducer
