import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type { CallResponse, FailureCode, Payment, PurchaseEntry } from '@duetto/shared/contract'

interface TransactionsState {
  /** Id of the purchase shown; null for the list. */
  id: number | null
  transactions: Payment[] | null
  entries: PurchaseEntry[]
  errorCode: FailureCode | null
}

const initialState: TransactionsState = { id: null, transactions: null, entries: [], errorCode: null }

const slice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    transactionsRequested: (state, { payload: id }: PayloadAction<number | null>) => {
      if (id === state.id) return
      const known = state.transactions?.filter(({ payment_id }) => payment_id === id) ?? []
      Object.assign(state, { ...initialState, id, transactions: known.length > 0 ? known : null })
    },
    transactionsLoaded: (state, { payload }: PayloadAction<CallResponse<'getTransactions'>>) => {
      state.transactions = payload.transactions
      state.entries = payload.entries
      state.errorCode = null
    },
    transactionsFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.errorCode = payload
    },
    transactionsLeft: () => initialState,
  },
})

export const { transactionsRequested, transactionsLoaded, transactionsFailed, transactionsLeft } =
  slice.actions
export const transactionsReducer = slice.reducer
