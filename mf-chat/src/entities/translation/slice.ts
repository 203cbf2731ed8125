import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import { conversationOpened, messageChanged } from '../conversation/slice'

interface Translated {
  text: string
  /** Language of the original text as a BCP 47 tag. */
  from: string
}
/**
 * `tap`: the download needs a user gesture. `impossible`: the browser has no model for the languages or no space for
 * one.
 */
type Failed = 'tap' | 'failed' | 'impossible'
export type Translation =
  | { status: 'working' | Failed }
  /** The model is downloading; `share` is from 0 to 1. */
  | { status: 'loading'; share: number }
  | ({ status: 'ready' } & Translated)
interface TranslationRequest {
  messageId: number
  text: string
  to: string
}

const initialState: Record<number, Translation> = {}

const slice = createSlice({
  name: 'translation',
  initialState,
  reducers: {
    translationRequested: (state, { payload: { messageId } }: PayloadAction<TranslationRequest>) => {
      state[messageId] = { status: 'working' }
    },
    translationFound: (state, { payload }: PayloadAction<{ messageId: number } & Translated>) => {
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
  translationRequested,
  translationLoading,
  translationFound,
  translationFailed,
  translationClosed,
} = slice.actions
export const translationReducer = slice.reducer
