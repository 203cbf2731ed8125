import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

interface Paid {
  profileId: number
  key: string
  text: string
}

const slice = createSlice({
  name: 'waiting',
  initialState: { paid: null as Paid | null },
  reducers: {
    waitingChecked: (_state, _action: PayloadAction<number>) => undefined,
    waitingPaid: (state, { payload }: PayloadAction<Paid>) => {
      state.paid = payload
    },
    waitingDone: (state) => {
      state.paid = null
    },
  },
})

export const { waitingChecked, waitingPaid, waitingDone } = slice.actions
export const waitingReducer = slice.reducer
