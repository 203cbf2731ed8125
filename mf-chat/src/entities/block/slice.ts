import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { FailureCode } from '@duetto/shared/contract'

interface BlockState {
  profileId: number | null
  isSending: boolean
  errorCode: FailureCode | null
}

const initialState: BlockState = { profileId: null, isSending: false, errorCode: null }

const slice = createSlice({
  name: 'block',
  initialState,
  reducers: {
    blockOpened: (_, { payload }: PayloadAction<number>) => ({ ...initialState, profileId: payload }),
    blockConfirmed: (state) => {
      state.isSending = true
      state.errorCode = null
    },
    blockFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.isSending = false
      state.errorCode = payload
    },
    blockClosed: () => initialState,
  },
})

export const { blockOpened, blockConfirmed, blockFailed, blockClosed } = slice.actions
export const blockReducer = slice.reducer
