import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Payment, FailureCode } from '@duetto/shared/contract'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import type { LoadStatus, Failure } from '@duetto/shared/redux'
import type { WalletOrder } from './wallet'

export interface Order {
  package: PackageId
  method: PaymentMethod
  code?: string
  price_minor: number
  /** One intended purchase: pressing twice orders once. */
  key: string
  /** Where the wallet opens in this browser. */
  wallet?: WalletOrder
}

/** The last purchase, as it was shown. */
interface Repeat {
  payment: number
  price_minor: number
  key: string
}

interface Followed {
  id: number
  /** From the address: the bank's page gave it, and the provider decides with it. */
  redirectResult: string | null
}

interface PaymentState {
  /** Of the order, from the press to the provider's page. */
  orderStatus: LoadStatus
  orderErrorCode: FailureCode | null
  /** The purchase had already been repeated, on another page or by an earlier press. */
  isRepeated: boolean
  /** The payment that the member has returned from. */
  payment: Payment | null
  paymentStatus: LoadStatus
  paymentErrorCode: FailureCode | null
  cancelStatus: LoadStatus
}

const initialState: PaymentState = {
  orderStatus: 'idle',
  orderErrorCode: null,
  isRepeated: false,
  payment: null,
  paymentStatus: 'idle',
  paymentErrorCode: null,
  cancelStatus: 'idle',
}

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    orderRequested: (state, _action: PayloadAction<Order>) => {
      state.orderStatus = 'loading'
      state.orderErrorCode = null
    },
    repeatRequested: (state, _action: PayloadAction<Repeat>) => {
      state.orderStatus = 'loading'
      state.orderErrorCode = null
    },
    orderDone: (state) => {
      state.orderStatus = 'ready'
    },
    orderFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.orderStatus = 'failed'
      state.orderErrorCode = payload.code
      state.isRepeated = payload.details['reason'] === 'repeated'
    },
    /** A refusal belongs to the page where it occurred. */
    orderLeft: (state) => {
      state.orderStatus = 'idle'
      state.isRepeated = false
      state.orderErrorCode = null
    },
    /** The member cancels the open payment. */
    cancelRequested: (state, _action: PayloadAction<number>) => {
      state.cancelStatus = 'loading'
    },
    cancelled: (state, { payload }: PayloadAction<Payment>) => {
      state.cancelStatus = 'ready'
      state.payment = payload
    },
    cancelFailed: (state) => {
      state.cancelStatus = 'failed'
    },
    paymentFollowed: (state, _action: PayloadAction<Followed>) => {
      state.payment = null
      state.paymentStatus = 'loading'
      state.paymentErrorCode = null
    },
    paymentLoaded: (state, { payload }: PayloadAction<Payment>) => {
      state.paymentStatus = 'ready'
      state.payment = payload
    },
    paymentFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.paymentStatus = 'failed'
      state.paymentErrorCode = payload
    },
    paymentLeft: () => initialState,
  },
})

export const {
  orderRequested,
  repeatRequested,
  orderDone,
  orderFailed,
  orderLeft,
  cancelRequested,
  cancelled,
  cancelFailed,
  paymentFollowed,
  paymentLoaded,
  paymentFailed,
  paymentLeft,
} = slice.actions
export const paymentReducer = slice.reducer
