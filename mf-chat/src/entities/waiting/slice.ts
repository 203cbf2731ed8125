import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Payment } from '@duetto/shared/contract'
import type { PaymentState } from '@duetto/shared/domain'
import { sendRequested, unsentDropped } from '../outbox/slice'

interface Paid {
  profileId: number
  key: string
  text: string
}
export interface Purchase {
  profileId: number
  payment: number
  state: PaymentState
  failure: Payment['failure']
  package: Payment['package']
  method: Payment['method']
  credits: number
  isFirst: boolean
  sentKey: string | null
  /** Whether focus has moved to the status. It moves once per payment and state. */
  isAnnounced: boolean
}

const initialState = { paid: null as Paid | null, purchase: null as Purchase | null }

const slice = createSlice({
  name: 'waiting',
  initialState,
  reducers: {
    waitingChecked: (_state, _action: PayloadAction<number>) => undefined,
    waitingPaid: (state, { payload }: PayloadAction<Paid>) => {
      state.paid = payload
    },
    waitingDone: (state) => {
      state.paid = null
    },
    checkoutChosen: (_state, _action: PayloadAction<{ profileId: number; text: string }>) => undefined,
    purchaseChanged: (state, { payload }: PayloadAction<Omit<Purchase, 'sentKey' | 'isAnnounced'>>) => {
      const { purchase: last } = state
      const isSame = last?.payment === payload.payment && last.state === payload.state
      state.purchase = { ...payload, sentKey: null, isAnnounced: isSame && last.isAnnounced }
    },
    purchaseAnnounced: (state) => {
      if (state.purchase) state.purchase.isAnnounced = true
    },
    purchaseSent: (state, { payload: key }: PayloadAction<string>) => {
      if (state.purchase) state.purchase.sentKey = key
    },
    purchaseDismissed: (state) => {
      state.purchase = null
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sendRequested, (state, { payload: { key } }) => {
        if (state.purchase?.sentKey !== key) state.purchase = null
      })
      .addCase(unsentDropped, (state, { payload: { key } }) => {
        if (state.purchase?.sentKey === key) state.purchase.sentKey = null
      }),
})

export const {
  waitingChecked,
  waitingPaid,
  waitingDone,
  checkoutChosen,
  purchaseChanged,
  purchaseAnnounced,
  purchaseSent,
  purchaseDismissed,
} = slice.actions
export const waitingReducer = slice.reducer
