import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { FailureCode } from '@duetto/shared/contract'
import type { AnsweredPrompt, Prompt } from '@duetto/shared/domain'

export interface QuestionState {
  /** The prompt that `text` answers. A draft must not appear under the next day's question. */
  prompt: Prompt | null
  text: string
  status: 'idle' | 'saving' | 'saved' | 'failed'
  errorCode: FailureCode | null
}

export const initialQuestion: QuestionState = { prompt: null, text: '', status: 'idle', errorCode: null }

const slice = createSlice({
  name: 'question',
  initialState: initialQuestion,
  reducers: {
    answerTyped: (_, { payload }: PayloadAction<{ prompt: Prompt; text: string }>): QuestionState => ({
      ...initialQuestion,
      ...payload,
    }),
    answerSent: (state, { payload }: PayloadAction<AnsweredPrompt>) => {
      state.prompt = payload.prompt
      state.status = 'saving'
    },
    answerSaved: (state) => {
      state.status = 'saved'
      state.text = ''
    },
    answerFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.errorCode = payload
    },
  },
})

export const { answerTyped, answerSent, answerSaved, answerFailed } = slice.actions
export const questionReducer = slice.reducer
