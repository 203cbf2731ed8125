import { createAction, createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { FailureCode } from '@duetto/shared/contract'

interface ChangesState {
  editingId: number | null
  isSaving: boolean
  failure: FailureCode | null
}

const initialState: ChangesState = { editingId: null, isSaving: false, failure: null }

const slice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    editOpened: (_, { payload }: PayloadAction<number>) => ({ ...initialState, editingId: payload }),
    editClosed: () => initialState,
    editSent: (state, _: PayloadAction<{ messageId: number; text: string }>) => {
      state.isSaving = true
      state.failure = null
    },
    changeFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.isSaving = false
      state.failure = payload
    },
    changeFailureClosed: (state) => {
      state.failure = null
    },
  },
})

export const deleteSent = createAction<{ messageId: number }>('changes/deleteSent')
/** A null emoji removes the reaction. */
export const reactionChosen = createAction<{ messageId: number; emoji: string | null }>(
  'changes/reactionChosen',
)
export const { editOpened, editClosed, editSent, changeFailed, changeFailureClosed } = slice.actions
export const changesReducer = slice.reducer
