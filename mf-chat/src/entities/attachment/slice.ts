import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode } from '@duetto/shared/contract'

export type Upload = CallResponse<'uploadMedia'>['upload']

interface AttachmentState {
  status: 'idle' | 'uploading' | 'uploaded' | 'failed'
  /** Fraction uploaded, from 0 to 1. */
  progress: number
  upload: Upload | null
  errorCode: FailureCode | null
}

const initialState: AttachmentState = { status: 'idle', progress: 0, upload: null, errorCode: null }

const slice = createSlice({
  name: 'attachment',
  initialState,
  reducers: {
    uploadRequested: (_, _action: PayloadAction<{ kind: 'photo' | 'voice'; file: File }>) => ({
      ...initialState,
      status: 'uploading' as const,
    }),
    uploadAdvanced: (state, { payload }: PayloadAction<number>) => {
      state.progress = payload
    },
    uploadEnded: (state, { payload }: PayloadAction<Upload>) => {
      state.status = 'uploaded'
      state.upload = payload
    },
    uploadFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.errorCode = payload
    },
    uploadClosed: () => initialState,
  },
})

/** Payload: message id. */
export const mediaOpened = createAction<number>('attachment/mediaOpened')
export const { uploadRequested, uploadAdvanced, uploadEnded, uploadFailed, uploadClosed } = slice.actions
export const attachmentReducer = slice.reducer
