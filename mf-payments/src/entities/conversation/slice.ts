import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse } from '@duetto/shared/contract'

export type Chat = CallResponse<'getChats'>['chats'][number]

const slice = createSlice({
  name: 'conversation',
  initialState: { chat: null as Chat | null },
  reducers: {
    conversationRequested: (state) => {
      state.chat = null
    },
    conversationLoaded: (state, { payload }: PayloadAction<Chat | null>) => {
      state.chat = payload
    },
  },
})

export const { conversationRequested, conversationLoaded } = slice.actions
export const conversationReducer = slice.reducer
