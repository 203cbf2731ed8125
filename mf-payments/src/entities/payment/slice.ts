import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { Payment, FailureCode } from '@duetto/shared/contract'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import type { LoadStatus, Failure } from '@duetto/shared/redux'
import type { WaitingMessage } from '@duetto/shared/platform'
import type { WalletOrder } from './wallet'

export interface Order {
  package: PackageId
  method: PaymentMethod
  code?: string
  price_minor: number
  key: string
  wallet?: WalletOrder
  waiting?: { message: WaitingMessage; sends: boolean; isInPlace: boolean }
}

interface Repeat {
  payment: number
  price_minor: number
  key: string
}

interface Followed {
  id: number
  redirectResult: string | null
}

interface PaymentState {
  /** `ready` means that the order exists. */
  orderStatus: LoadStatus
  orderErrorCode: FailureCode | null
  ordered: Payment | null
  isRepeated: boolean
  payment: Payment | null
  paymentStatus: LoadStatus
  paymentErrorCode: FailureCode | null
  cancelStatus: LoadStatus
}

const initialState: PaymentState = {
  orderStatus: 'idle',
  orderErrorCode: null,
  ordered: null,
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
    orderDone: (state, { payload }: PayloadAction<Payment>) => {
      state.orderStatus = 'ready'
      state.ordered = payload
    },
    orderFailed: (state, { payload }: PayloadAction<Failure>) => {
      state.orderStatus = 'failed'
      state.orderErrorCode = payload.code
      state.isRepeated = payload.details['reason'] === 'repeated'
    },
    orderLeft: (state) => {
      state.orderStatus = 'idle'
      state.ordered = null
      state.isRepeated = false
      state.orderErrorCode = null
    },
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
