import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { conversationOpened, messageChanged } from '../conversation/slice'

interface Translated {
  text: string
  /** BCP 47. */
  from: string
}
/** `loading`: the browser loads a model first; `impossible`: it has none for the pair of languages. */
export type Translation =
  { status: 'working' | 'loading' | 'failed' | 'impossible' } | ({ status: 'ready' } & Translated)
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
    translationLoading: (state, { payload: messageId }: PayloadAction<number>) => {
      if (state[messageId]) state[messageId] = { status: 'loading' }
    },
    translationFailed: (
      state,
      { payload: { messageId, why } }: PayloadAction<{ messageId: number; why: 'failed' | 'impossible' }>,
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
