import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'

/** Lowest and highest price of a paid message, in minor units. */
export interface MessagePrices {
  from: number
  to: number
  currency: string
}
interface PricesState {
  /** Null until loaded, after a failure, or if no package is offered. */
  message: MessagePrices | null
}
const initialState: PricesState = { message: null }

const slice = createSlice({
  name: 'prices',
  initialState,
  reducers: {
    pricesRequested: () => {},
    pricesReceived: (_state, { payload }: PayloadAction<MessagePrices | null>) => ({ message: payload }),
  },
})
export const { pricesRequested, pricesReceived } = slice.actions
export const pricesReducer = slice.reducer
