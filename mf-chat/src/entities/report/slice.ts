import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallBody, FailureCode } from '@duetto/shared/contract'

export type ReportReason = CallBody<'report'>['reason']
export interface MessageReport {
  messageId: number
  reason: ReportReason
  text: string
}

interface ReportState {
  isSending: boolean
  errorCode: FailureCode | null
  /** Reference of the last report. */
  reference: string | null
}

const initialState: ReportState = { isSending: false, errorCode: null, reference: null }

const slice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    reportOpened: () => initialState,
    reportSent: (_, _action: PayloadAction<MessageReport>) => ({ ...initialState, isSending: true }),
    reportReceived: (_, { payload }: PayloadAction<string>) => ({ ...initialState, reference: payload }),
    reportFailed: (_, { payload }: PayloadAction<FailureCode>) => ({ ...initialState, errorCode: payload }),
  },
})

export const { reportOpened, reportSent, reportReceived, reportFailed } = slice.actions
export const reportReducer = slice.reducer
