import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { conversationOpened, messageChanged } from '../conversation/slice'

interface Translated {
  text: string
  /** BCP 47. */
  from: string
}
/** `tap`: the browser loads a model only after one more tap; `impossible`: it has none for this message. */
type Failed = 'tap' | 'failed' | 'impossible'
export type Translation =
  | { status: 'working' | Failed }
  /** The browser loads a model first; so much of it has come, 0 to 1. */
  | { status: 'loading'; share: number }
  | ({ status: 'ready' } & Translated)
interface Wanted {
  messageId: number
  text: string
  /** The member's language. */
  to: string
}

const initialState: Record<number, Translation> = {}

const slice = createSlice({
  name: 'translation',
  initialState,
  reducers: {
    translationWanted: (state, { payload: { messageId } }: PayloadAction<Wanted>) => {
      state[messageId] = { status: 'working' }
    },
    translationFound: (state, { payload }: PayloadAction<{ messageId: number } & Translated>) => {
      // Closed, or the message was changed, in the meantime.
      if (!state[payload.messageId]) return
      state[payload.messageId] = { status: 'ready', text: payload.text, from: payload.from }
    },
    translationLoading: (
      state,
      { payload: { messageId, share } }: PayloadAction<{ messageId: number; share: number }>,
    ) => {
      if (state[messageId]) state[messageId] = { status: 'loading', share }
    },
    translationFailed: (
      state,
      { payload: { messageId, why } }: PayloadAction<{ messageId: number; why: Failed }>,
    ) => {
      if (state[messageId]) state[messageId] = { status: why }
    },
    translationClosed: (state, { payload: messageId }: PayloadAction<number>) => {
      delete state[messageId]
    },
  },
  extraReducers: (builder) => {
    builder.addCase(conversationOpened, () => ({}))
    builder.addCase(messageChanged, (state, { payload }) => {
      if (payload.edited_at || payload.is_deleted) delete state[payload.id]
    })
  },
})

export const {
  translationWanted,
  translationLoading,
  translationFound,
  translationFailed,
  translationClosed,
} = slice.actions
export const translationReducer = slice.reducer
