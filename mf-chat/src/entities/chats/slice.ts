import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Chat } from '@duetto/shared/contract'
import type { LoadStatus } from '@duetto/shared/redux'
import type { FailureCode } from '@duetto/shared/contract'

interface ChatsState {
  status: LoadStatus
  errorCode: FailureCode | null
  chats: Chat[]
  /** Why the last deletion was refused. */
  deleteFailure: FailureCode | null
}

const initialState: ChatsState = { status: 'idle', errorCode: null, chats: [], deleteFailure: null }

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
      state.chats = payload
    },
    chatsFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      // A list that is there stays: the next turn may succeed.
      if (state.status !== 'ready') state.status = 'failed'
      state.errorCode = payload
    },
    /** Gone at once; the call follows. */
    chatDeleted: (state, { payload: id }: PayloadAction<number>) => {
      state.deleteFailure = null
      state.chats = state.chats.filter(({ conversation }) => conversation.id !== id)
    },
    deleteFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.deleteFailure = payload
    },
    deleteFailureClosed: (state) => {
      state.deleteFailure = null
    },
    chatRead: (state, { payload: id }: PayloadAction<number>) => {
      const chat = state.chats.find(({ conversation }) => conversation.id === id)
      if (chat) chat.num_unread_messages = 0
    },
  },
})

export const {
  chatsRequested,
  chatsLoaded,
  chatsFailed,
  chatDeleted,
  deleteFailed,
  deleteFailureClosed,
  chatRead,
} = slice.actions
export const chatsReducer = slice.reducer
