import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, FailureCode } from '@duetto/shared/contract'
import { conversationOpened } from '../conversation/slice'

export type ReportReason = CallBody<'report'>['reason']
export interface MessageReport {
  messageId: number
  reason: ReportReason
  text: string
}

interface ReportState {
  messageId: number | null
  presetReason: ReportReason | null
  isSending: boolean
  errorCode: FailureCode | null
  reference: string | null
}

const initialState: ReportState = {
  messageId: null,
  presetReason: null,
  isSending: false,
  errorCode: null,
  reference: null,
}

const slice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    reportOpened: (_, { payload }: PayloadAction<{ messageId: number; presetReason?: ReportReason }>) => ({
      ...initialState,
      ...payload,
    }),
    reportSent: (state, _action: PayloadAction<MessageReport>) => {
      Object.assign(state, { isSending: true, errorCode: null })
    },
    reportReceived: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { isSending: false, reference: payload })
    },
    reportFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      Object.assign(state, { isSending: false, errorCode: payload })
    },
    reportClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(conversationOpened, () => initialState)
  },
})

export const { reportOpened, reportSent, reportReceived, reportFailed, reportClosed } = slice.actions
export const reportReducer = slice.reducer
