import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

/** A message that the member wants to send once its purchase is paid. */
interface Paid {
  profileId: number
  key: string
  text: string
}

const slice = createSlice({
  name: 'waiting',
  initialState: { paid: null as Paid | null },
  reducers: {
    /** Checks whether the purchase for the message to this profile is paid. */
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
